ty_mixreq { 'x': three => 1 }
