Puppet::Functions.create_function(:'t::blockany') do
  dispatch :one do
    repeated_param 'Any', :a
    optional_block_param
  end
  def one(*a, &blk) blk ? [blk.arity, blk.lambda?, blk.call(*a)] : 'none' end
end
