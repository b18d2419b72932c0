# logs only
@notify { 'a': }
Notify <| title == 'a' |> { message => 1 + 'x' }
