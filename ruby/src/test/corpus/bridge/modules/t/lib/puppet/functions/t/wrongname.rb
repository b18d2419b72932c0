Puppet::Functions.create_function(:'t::wrongname') do
  def other
    1
  end
end
