Puppet::Functions.create_function(:'declared::after_block') do
  dispatch :go do
    block_param
    param 'String', :y
  end

  def go(*given)
    'gone'
  end
end
