epp('nosuch/template')
