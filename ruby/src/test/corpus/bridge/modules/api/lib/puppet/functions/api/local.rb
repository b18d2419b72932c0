Puppet::Functions.create_function(:'api::local') do
  local_types do
    type 'Small = Integer[1, 3]'
    type 'Smalls = Array[Small]'
  end
  dispatch :local do
    param 'Smalls', :values
  end
  def local(values)
    values.sum
  end
end
