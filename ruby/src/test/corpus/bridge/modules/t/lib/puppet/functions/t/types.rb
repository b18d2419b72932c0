Puppet::Functions.create_function(:'t::types') do
  dispatch :one do
    param 'Type', :t
    param 'Any', :v
  end
  def one(t, v) [t.instance?(v), t.to_s, t.class.name, (t == t), t.respond_to?(:name), t.assignable?(t)] end
end
