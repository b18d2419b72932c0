Puppet::Functions.create_function(:'declared::two_blocks') do
  dispatch :go do
    block_param :b
    optional_block_param
  end

  def go(*given)
    'gone'
  end
end
