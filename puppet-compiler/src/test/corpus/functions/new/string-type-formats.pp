notice(String(Integer,'%s'), String(Integer,'%#s'), String(Integer,'%p'), String(Integer,'%10s'))
