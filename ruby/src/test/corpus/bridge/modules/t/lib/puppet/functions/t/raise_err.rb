Puppet::Functions.create_function(:'t::raise_err') do
  def raise_err
    raise Puppet::Error, 'perr'
  end
end
