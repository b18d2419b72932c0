Puppet::Functions.create_function(:'jump::symbol') do
  def symbol(name)
    name.to_sym
  end
end
