# Rules of the house, above everything else, in every environment.
bindings default {
  # time asks for servers and does not care whose: here they are.
  bind parameters time to { servers => ['ntp1.example.com', 'ntp2.example.com'] }

  include time, monitoring
  when node 'db01.example.com' { exclude monitoring }
}
