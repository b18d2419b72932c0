Puppet::Functions.create_function(:'t::blockreq') do
  dispatch :one do
    param 'Integer', :a
    required_block_param 'Callable[Integer,Integer]', :blk
  end
  def one(a, &blk) blk.call(a, a + 1) end
end
