# logs only
class c($p) {}
class { 'c': p => [1, 2].reverse_each }
