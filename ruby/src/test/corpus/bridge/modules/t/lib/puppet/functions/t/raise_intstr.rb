Puppet::Functions.create_function(:'t::raise_intstr') do
  def raise_intstr
    1 + 'a'
  end
end
