# logs only
class c { notice($who) notice($::who) notice($top) }
$top = 'top'
node default {
  $who = 'node'
  include c
  notice([1].map |$x| { $who })
  notice(seen())
}
function seen() { "[${who}]" }
