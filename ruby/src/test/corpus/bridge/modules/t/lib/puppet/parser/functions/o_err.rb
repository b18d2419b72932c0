module Puppet::Parser::Functions
  newfunction(:o_err, type: :rvalue) do |args|
    raise Puppet::ParseError, "o_err(): bad #{args.size}"
  end
end
