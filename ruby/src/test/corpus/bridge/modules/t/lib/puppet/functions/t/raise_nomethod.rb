Puppet::Functions.create_function(:'t::raise_nomethod') do
  def raise_nomethod
    nil.foo
  end
end
