# logs only
notice(inline_epp("a\n<% if true { -%>\nb\n<% } -%>\nc <%# comment -%>\nd <%% %%>\n"))
