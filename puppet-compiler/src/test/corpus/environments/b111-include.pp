include c
