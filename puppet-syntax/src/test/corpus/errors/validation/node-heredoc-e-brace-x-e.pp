node @(E) { }
 x
 E