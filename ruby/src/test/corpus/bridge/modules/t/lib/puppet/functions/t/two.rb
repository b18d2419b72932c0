Puppet::Functions.create_function(:'t::two') do
  def two() 1 end
end
Puppet::Functions.create_function(:'t::twob') do
  def twob() 1 end
end
