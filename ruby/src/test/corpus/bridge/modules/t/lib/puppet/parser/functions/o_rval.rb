module Puppet::Parser::Functions
  newfunction(:o_rval, type: :rvalue) do |args|
    args.map { |x| x.class.name + x.inspect }
  end
end
