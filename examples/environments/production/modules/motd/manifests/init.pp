# The message of the day.
#
# @param contact who to call
class motd (
  String[1] $contact,
) {
  file { '/etc/motd':
    ensure  => file,
    mode    => '0644',
    content => epp('motd/motd.epp', { 'contact' => $contact }),
  }
}
