Puppet::Functions.create_function(:'t::values') do
  dispatch :one do
    repeated_param 'Any', :a
  end
  def one(*a) a.map { |x| "#{x.class.name}|#{x.inspect rescue 'E'}|#{x}" } end
end
