Puppet::Functions.create_function(:'t::raise_notimpl') do
  def raise_notimpl
    raise NotImplementedError, 'ni'
  end
end
