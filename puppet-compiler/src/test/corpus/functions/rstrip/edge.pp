[rstrip(''), rstrip("x \t\n\u00a0"), rstrip([' a ', 'b ']), rstrip(5)]
