Puppet::Functions.create_function(:'declared::required_after_optional') do
  dispatch :go do
    optional_param 'String', :x
    param 'String', :y
  end

  def go(*given)
    'gone'
  end
end
