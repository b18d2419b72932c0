Puppet::Functions.create_function(:'t::raise_intnil') do
  def raise_intnil
    Integer(nil)
  end
end
