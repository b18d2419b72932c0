inline_epp(@(END), {'on' => true})
<% if $on { %>yes<% } else { %>no<% } %>
<%- unless $on { -%>
never
<%- } -%>
done
| END
