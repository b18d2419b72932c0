Puppet::Functions.create_function(:'t::raise_std') do
  def raise_std
    raise 'plain'
  end
end
