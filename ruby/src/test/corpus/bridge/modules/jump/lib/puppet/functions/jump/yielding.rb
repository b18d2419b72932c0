Puppet::Functions.create_function(:'jump::yielding') do
  dispatch :y do
    param 'Any', :x
    block_param
  end
  def y(x)
    r = yield(x)
    "got #{r.inspect}"
  rescue => e
    "rescued #{e.class}: #{e.message}"
  end
end
