1 - Integer
