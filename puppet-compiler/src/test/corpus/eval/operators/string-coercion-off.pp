# strict: off
notice('10' + 1)
-'12'
