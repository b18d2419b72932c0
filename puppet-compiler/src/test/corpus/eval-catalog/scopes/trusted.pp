[$trusted['certname'], $facts =~ Hash]
