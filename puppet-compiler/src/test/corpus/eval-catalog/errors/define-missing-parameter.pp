# logs only
define d($v, Integer $w = 1) { }
d { 'x': w => 'a' }
