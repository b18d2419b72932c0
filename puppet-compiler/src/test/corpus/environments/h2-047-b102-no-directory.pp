site { environment { 'production': envdir => '/nowhere' } }
