Puppet::Functions.create_function(:'t::raise_dev') do
  def raise_dev
    raise Puppet::DevError, 'dev'
  end
end
