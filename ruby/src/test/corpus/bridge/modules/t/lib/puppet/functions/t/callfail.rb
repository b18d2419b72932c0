Puppet::Functions.create_function(:'t::callfail') do
  def callfail
    call_function('fail', 'because')
  end
end
