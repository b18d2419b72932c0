Puppet::Functions.create_function(:'api::kind') do
  dispatch :number do
    param 'Integer[0, 10]', :value
    return_type 'String'
  end
  dispatch :text do
    param 'String', :value
    optional_param 'Boolean', :loud
  end
  dispatch :many do
    param 'Array', :value
    repeated_param 'Numeric', :rest
  end
  def number(value)
    "number #{value}"
  end

  def text(value, loud = false)
    loud ? value.upcase : value
  end

  def many(value, *rest)
    [value.size, rest]
  end
end
