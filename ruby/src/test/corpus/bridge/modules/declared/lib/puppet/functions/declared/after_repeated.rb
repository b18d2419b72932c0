Puppet::Functions.create_function(:'declared::after_repeated') do
  dispatch :go do
    repeated_param 'String', :x
    param 'String', :y
  end

  def go(*given)
    'gone'
  end
end
