Puppet::Functions.create_function(:'t::blockerr') do
  dispatch :one do
    block_param
  end
  def one(&blk) blk.call(1) end
end
