Puppet::Functions.create_function(:'api::values') do
  dispatch :values do
    param 'Any', :value
  end
  def values(value)
    [value.class.name, value.inspect]
  end
end
