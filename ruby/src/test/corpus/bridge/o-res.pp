notify { 'a': }
notice(o_res(Notify['a'], Class['t'], File['/x']))
