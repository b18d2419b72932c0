require('nosuch')
