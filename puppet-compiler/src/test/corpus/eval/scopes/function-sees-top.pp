$top = 'visible'
function look() { $top }
look()
