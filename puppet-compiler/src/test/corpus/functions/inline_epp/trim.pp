notice(inline_epp("a\n  <%- if true { -%>\nb\n<%- } -%>\nc<%# comment %>d<%% e"))
