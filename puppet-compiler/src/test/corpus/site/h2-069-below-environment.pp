site { categories { node => $trusted['certname'], environment => true, virtual => false } }
