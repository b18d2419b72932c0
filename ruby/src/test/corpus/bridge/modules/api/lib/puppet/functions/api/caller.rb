Puppet::Functions.create_function(:'api::caller') do
  dispatch :caller do
    param 'String', :name
    repeated_param 'Any', :arguments
    optional_block_param
  end
  def caller(name, *arguments, &block)
    block ? call_function(name, *arguments, &block) : call_function(name, *arguments)
  end
end
