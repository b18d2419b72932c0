Puppet::Functions.create_function(:'jump::symbols') do
  def symbols
    [call_function('lookup', 'nokey', { 'default_value' => :none }), call_function('lookup', 'nokey', nil, nil, :none),
     call_function('lookup', 'nokey', { 'default_value' => { :a => :b, 'x' => [:c] } }), call_function('jump::same', :foo),
     call_function('with', :foo) { |x| x }].inspect
  end
end
