function peek() { "[${hidden}][${shown}]" }
$shown = 'top'
with('h') |$hidden| { notice(peek()) }
