notice(inline_template('', "a\n", '<% 2.times do |i| -%>i<%= i %><% end %>'), inline_template('<%= scope["facts"]["site"] %>'))
