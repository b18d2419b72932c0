# logs only
type A = Regexp[/a/]
notice(A, /a/ =~ A)
