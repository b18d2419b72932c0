module Puppet::Parser::Functions
  newfunction(:api_some, :type => :rvalue, :arity => -2) do |args|
    raise(Puppet::ParseError, "api_some(): too many (#{args.size})") if args.size > 3
    args.size
  end
end
