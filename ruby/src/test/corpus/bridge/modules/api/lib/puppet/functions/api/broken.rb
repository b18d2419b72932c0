Puppet::Functions.create_function(:'api::broken') do
  def broken
    if true
      1
  end
end
