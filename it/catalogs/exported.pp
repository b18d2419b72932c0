# Virtual and exported resources, some of them collected.
@notify { ['v1', 'v2']: tag => 'wanted' }
@@notify { 'exported': tag => 'given' }
@user { 'nobody-collects-me': }
Notify <| tag == 'wanted' |> { message => 'collected' }
realize Notify['v1']
