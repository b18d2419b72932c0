inline_epp("line one\n<%= 1 + 'x' %>")
