case 'x' {
  default: { 'default' }
  'x': { 'x' }
}
