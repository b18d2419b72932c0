Puppet::Functions.create_function(:'declared::named_block') do
  dispatch :go do
    param 'Integer', :count
    optional_block_param 'Callable[Integer]', :work
  end

  dispatch :go do
    param 'Float', :count
    block_param :more
  end

  def go(*given)
    'gone'
  end
end
