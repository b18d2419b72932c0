site { environment { 'dev': envdir => '/nowhere' } }
