epp('nosuch/template.epp')
