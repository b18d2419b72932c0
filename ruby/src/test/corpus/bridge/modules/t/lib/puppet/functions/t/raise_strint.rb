Puppet::Functions.create_function(:'t::raise_strint') do
  def raise_strint
    'a' + 1
  end
end
