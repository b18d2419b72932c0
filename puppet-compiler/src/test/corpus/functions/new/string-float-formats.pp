notice(String(1.5,'%d'), String(1.5,'%e'), String(1.5,'%.3f'), String(1.5,'%s'), String(1.5,'%#s'), String(1.5,'%p'), String(1.5,'%g'), String(1.5,'%10.2f'))
