# logs only
function f(&$b) { $b }
