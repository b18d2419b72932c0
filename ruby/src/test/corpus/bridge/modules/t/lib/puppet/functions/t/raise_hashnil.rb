Puppet::Functions.create_function(:'t::raise_hashnil') do
  def raise_hashnil
    nil['x']
  end
end
