Puppet::Functions.create_function(:'t::raise_arg') do
  def raise_arg
    raise ArgumentError, 'ae'
  end
end
