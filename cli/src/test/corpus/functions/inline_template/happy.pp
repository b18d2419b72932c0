$x = 3
notice(inline_template('x is <%= @x + 1 %>'))
