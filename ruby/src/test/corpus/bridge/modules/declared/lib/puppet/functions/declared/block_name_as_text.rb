Puppet::Functions.create_function(:'declared::block_name_as_text') do
  dispatch :go do
    block_param 'Callable'
  end

  def go(*given)
    'gone'
  end
end
