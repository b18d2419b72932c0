Puppet::Parser::Functions.newfunction(:api_say, :type => :statement) do |args|
  function_notice(["said #{args.join(' ')}"])
end
