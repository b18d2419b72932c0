Puppet::Functions.create_function(:'declared::block_of_three') do
  dispatch :go do
    block_param 'Callable', :a, :b
  end

  def go(*given)
    'gone'
  end
end
