site { environment { 'dev': } }
site { environment { 'dev': } }
