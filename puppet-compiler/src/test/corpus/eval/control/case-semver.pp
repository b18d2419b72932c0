case SemVer('1.4.2') {
  SemVerRange('<1.0.0'): { 'old' }
  '1.4.2': { 'by string' }
  SemVer('1.4.2'): { 'exact' }
  default: { 'none' }
}
