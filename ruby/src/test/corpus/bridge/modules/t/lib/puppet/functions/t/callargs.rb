Puppet::Functions.create_function(:'t::callargs') do
  def callargs
    call_function('split', 1)
  end
end
