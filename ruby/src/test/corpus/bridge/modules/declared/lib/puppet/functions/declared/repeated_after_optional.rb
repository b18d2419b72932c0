Puppet::Functions.create_function(:'declared::repeated_after_optional') do
  dispatch :go do
    optional_param 'String', :x
    required_repeated_param 'String', :y
  end

  def go(*given)
    'gone'
  end
end
