Puppet::Functions.create_function(:'api::closure') do
  def closure(name)
    closure_scope[name]
  end
end
