Puppet::Functions.create_function(:'t::raise_parse2') do
  def raise_parse2
    raise Puppet::ParseError.new('pe2', 'f.pp', 3)
  end
end
