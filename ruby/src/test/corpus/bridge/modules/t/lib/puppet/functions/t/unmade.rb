Puppet::Functions.create_function(:'t::unmade') do
  raise 'not today'
end
