Puppet::Functions.create_function(:'api::other') do
  def other
    1
  end
end
