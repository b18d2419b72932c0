[$x] = Class['unheard']
