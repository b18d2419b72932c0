class a { @(E)
 a
 E
}