Puppet::Functions.create_function(:'t::raise_intfalse') do
  def raise_intfalse
    Integer(false)
  end
end
