Puppet::Parser::Functions.newfunction(:api_tag) do |_|
  tag('a scope has no such method')
end
