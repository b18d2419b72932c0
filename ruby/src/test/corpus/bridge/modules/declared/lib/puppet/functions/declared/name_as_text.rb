Puppet::Functions.create_function(:'declared::name_as_text') do
  dispatch :go do
    param 'String', 'x'
  end

  def go(*given)
    'gone'
  end
end
