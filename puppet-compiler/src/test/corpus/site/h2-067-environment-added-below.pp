site { categories { node => $trusted['certname'], rack => $rack } }
