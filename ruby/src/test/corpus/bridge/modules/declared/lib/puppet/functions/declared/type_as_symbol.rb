Puppet::Functions.create_function(:'declared::type_as_symbol') do
  dispatch :go do
    param :String, :y
  end

  def go(*given)
    'gone'
  end
end
