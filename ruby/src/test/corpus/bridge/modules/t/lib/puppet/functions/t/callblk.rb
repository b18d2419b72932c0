Puppet::Functions.create_function(:'t::callblk') do
  dispatch :one do
    param 'Array', :a
  end
  def one(a)
    [call_function('map', a) { |x| x * 2 }, call_function('filter', a) { |x| x > 1 }, call_function('reduce', a, 10) { |m, x| m + x },
     call_function('each', {'a' => 1}) { |k, v| k }, call_function('with', 1, 2) { |x, y| x + y }, call_function('t::blockreq', 4) { |x, y| [x, y] }]
  end
end
