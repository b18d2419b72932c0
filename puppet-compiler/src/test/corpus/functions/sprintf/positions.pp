notice(sprintf('%2$s %1$s', 'a', 'b'), sprintf('%*d|%-*d|', 5, 1, 5, 2))
