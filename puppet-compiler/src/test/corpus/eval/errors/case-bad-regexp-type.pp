case 'a' {
  Frob: { 1 }
  default: { 2 }
}
