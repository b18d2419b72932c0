Puppet::Functions.create_function(:'t::raise_res') do
  def raise_res
    raise Puppet::ResourceError, 're'
  end
end
