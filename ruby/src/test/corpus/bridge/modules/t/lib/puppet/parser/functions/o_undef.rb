module Puppet::Parser::Functions
  newfunction(:o_undef, type: :rvalue) do |args|
    [args[0].nil?, args[0] == :undef, args[0] == '', args[1].inspect, args[2].inspect]
  end
end
