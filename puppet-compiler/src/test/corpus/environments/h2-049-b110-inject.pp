site { }
$environment = inject('x')
