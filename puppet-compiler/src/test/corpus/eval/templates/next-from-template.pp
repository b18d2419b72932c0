inline_epp('a<% next(1) %>b')
