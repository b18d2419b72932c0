Puppet::Functions.create_function(:'t::other_name') do
  def other_name() 1 end
end
