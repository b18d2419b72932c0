Puppet::Functions.create_function(:'t::loctypes') do
  local_types do
    type 'Pair = Tuple[Num, Num]'
    type 'Num = Variant[Integer, Float]'
  end
  dispatch :one do
    param 'Pair', :a
    return_type 'Num'
  end
  def one(a) a.sum end
end
