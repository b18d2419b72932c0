[lstrip(''), lstrip(" \t\n\u00a0x "), lstrip([' a', 'b ']), lstrip(5)]
