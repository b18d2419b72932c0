case 'web01.example.com' {
  /^db/: { 'database' }
  /^(web)(\d+)/: { "${1} number ${2}" }
  default: { 'other' }
}
