Puppet::Functions.create_function(:'t::blockfail') do
  dispatch :one do
    block_param
  end
  def one(&blk)
    blk.call(1)
  rescue => e
    "rescued #{e.class} #{e.message}"
  end
end
