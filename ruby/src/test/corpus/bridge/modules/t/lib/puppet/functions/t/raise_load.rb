Puppet::Functions.create_function(:'t::raise_load') do
  def raise_load
    require 'no_such_lib'
  end
end
