$users = { 'a' => { 'uid' => 20001 }, 'b' => { 'uid' => 20002, 'ensure' => 'absent' } }
$users.each |$name, $attributes| { user { "bindery-${name}": * => { 'ensure' => 'absent' } + $attributes, noop => true } }
create_resources('notify', { 'cr1' => { 'message' => 'one' }, 'cr2' => {} }, { 'withpath' => true })
notify { Integer[1, 5].map |$n| { "number ${n}" }: }
notify { default: withpath => true; 'first': message => '1'; 'second': }
