# Values that JSON has no form for.
notify { 'regexp': message => [/^a.*b$/, default, Timestamp('2020-01-02T03:04:05 UTC'), Timespan('1-02:03:04')] }
notify { 'version': message => [SemVer('1.2.3-rc1'), SemVerRange('>=1.0.0 <2.0.0'), URI('http://example.com/x?y=z')] }
notify { 'binary': message => [Binary('aGVsbG8=')] }
notify { 'types': message => [Integer[1, 3], Optional[String], Struct[{ 'a' => Integer }], Enum['x', 'y']] }
notify { 'keys': message => { 1 => 'one', [2] => 'two', 'three' => undef } }
