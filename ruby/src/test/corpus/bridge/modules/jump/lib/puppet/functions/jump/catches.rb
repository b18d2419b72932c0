Puppet::Functions.create_function(:'jump::catches') do
  def catches(x)
    call_function('fail', 'message')
  rescue => e
    "rescued #{e.class}: #{e.message}"
  end
end
