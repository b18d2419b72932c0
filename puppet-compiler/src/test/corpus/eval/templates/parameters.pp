inline_epp(@(END), {'items' => ['a', 'b'], 'count' => 2})
<%- | Array[String] $items, Integer $count, $extra = "x${count}" | -%>
<% $items.each |$i, $item| { -%>
<%= $i + 1 %>: <%= $item %>
<% } -%>
<%= $extra %> <%# comment -%>
<%% literal %%>
| END
