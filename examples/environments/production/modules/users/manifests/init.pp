# Local accounts, merged from all levels of the data.
#
# @param accounts name to attributes
class users (
  Hash[String[1], Struct[{
    uid               => Integer[1000],
    Optional[groups]  => Array[String[1]],
    Optional[comment] => String,
  }]] $accounts = {},
) {
  $accounts.each |$name, $attributes| {
    user { $name:
      ensure     => present,
      managehome => true,
      shell      => '/bin/bash',
      *          => $attributes,
    }
  }
}
