Puppet::Functions.create_function(:'t::raise_throw') do
  def raise_throw
    throw :x
  end
end
