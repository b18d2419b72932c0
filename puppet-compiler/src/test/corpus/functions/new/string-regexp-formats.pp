notice(String(/a\/b/,'%s'), String(/a\/b/,'%p'), String(/x/,'%#s'), String(/x/,'%10s'))
