notice(String(default,'%d'), String(default,'%D'), String(default,'%#d'), String(default,'%10s'))
