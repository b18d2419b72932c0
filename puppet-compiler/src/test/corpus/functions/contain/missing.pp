contain('nosuch')
