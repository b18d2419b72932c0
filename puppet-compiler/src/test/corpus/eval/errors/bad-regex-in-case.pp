case 'a' {
  'b': { }
  default: { 'a' =~ '(' }
}
