Puppet::Functions.create_function(:'t::blockret') do
  dispatch :one do
    block_param
  end
  def one(&blk) [1,2,3].map { |x| blk.call(x) } end
end
