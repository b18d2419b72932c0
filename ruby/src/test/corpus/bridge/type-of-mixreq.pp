ty_mixreq { 'x': one => 1, two => 2 }
