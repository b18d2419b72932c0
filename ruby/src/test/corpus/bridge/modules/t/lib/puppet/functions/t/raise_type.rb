Puppet::Functions.create_function(:'t::raise_type') do
  def raise_type
    raise TypeError, 'te'
  end
end
