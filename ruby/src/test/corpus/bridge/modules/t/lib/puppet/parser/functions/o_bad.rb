module Puppet::Parser::Functions
  newfunction(:o_bad, type: :bogus) do |args|
    1
  end
end
