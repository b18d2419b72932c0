module Puppet::Parser::Functions
  newfunction(:o_errp, type: :rvalue) do |args|
    raise Puppet::ParseError.new('with place', 'a.pp', 7)
  end
end
