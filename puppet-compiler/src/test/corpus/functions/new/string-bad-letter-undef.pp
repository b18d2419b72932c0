String(undef,'%y')
