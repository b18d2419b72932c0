Puppet::Functions.create_function(:'jump::count') do
  dispatch :count do
    optional_repeated_param 'Any', :args
  end
  def count(*args)
    "#{args.size} #{args.inspect}"
  end
end
