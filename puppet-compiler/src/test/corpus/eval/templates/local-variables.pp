inline_epp("<% \$x = 2 %><%= \$x * 3 %>")
