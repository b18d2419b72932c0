Puppet::Functions.create_function(:'t::raise_parse') do
  def raise_parse
    raise Puppet::ParseError, 'pe'
  end
end
