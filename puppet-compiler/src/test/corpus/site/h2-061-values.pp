site { categories { b => true, i => 42, f => 1.5, e => '', u => undef, s => 'MiXed' } }
