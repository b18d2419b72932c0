Puppet::Functions.create_function(:'t::raise_nomethod2') do
  def raise_nomethod2
    'x'.bar(1)
  end
end
