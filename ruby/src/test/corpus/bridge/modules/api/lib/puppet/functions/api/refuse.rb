Puppet::Functions.create_function(:'api::refuse') do
  dispatch :take do
    param 'Integer', :value
  end
  argument_mismatch :refuse do
    param 'Any', :value
  end
  def take(value)
    value
  end

  def refuse(value)
    "wants a number, not #{value.inspect}"
  end
end
