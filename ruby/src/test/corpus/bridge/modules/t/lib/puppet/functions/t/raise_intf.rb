Puppet::Functions.create_function(:'t::raise_intf') do
  def raise_intf
    Integer([1])
  end
end
