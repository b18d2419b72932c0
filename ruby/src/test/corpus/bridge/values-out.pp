['nil', 'symbol', 'float', 'hash', 'regex', 'sensitive', 'empty'].each |$what| { notice(api::give($what)) }
