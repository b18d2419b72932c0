Puppet::Parser::Functions.newfunction(:t_statement) do |args|
  args
end
