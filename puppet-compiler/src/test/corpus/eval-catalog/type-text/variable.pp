# logs only
notice(Type('Integer # comment'))
notice(Type('Integer[$x]'))
