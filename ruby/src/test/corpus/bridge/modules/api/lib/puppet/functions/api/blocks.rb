Puppet::Functions.create_function(:'api::blocks') do
  dispatch :each_pair do
    param 'Hash', :pairs
    block_param 'Callable[2, 2]', :block
  end
  dispatch :maybe do
    param 'Integer', :count
    optional_block_param 'Callable[1, 1]', :block
  end
  def each_pair(pairs)
    pairs.map { |key, value| yield(key, value) }
  end

  def maybe(count)
    block_given? ? (1..count).map { |i| yield(i) } : count
  end
end
