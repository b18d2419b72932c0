[size(''), size('ü€😀'), size([]), size({'a' => 1}), size(Binary('YWI='))]
