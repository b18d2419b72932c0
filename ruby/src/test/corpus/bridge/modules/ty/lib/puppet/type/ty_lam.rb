Puppet::Type.newtype(:ty_lam) do
  newparam(:name) { isnamevar }
  newparam(:dir) { isnamevar }
  def self.title_patterns
    [[/\A(\w+)@(\w+)\z/m, [[:name, lambda { |x| x.upcase }], [:dir, ->(x) { "/#{x}" }]]], [/(.*)/m, [[:name, proc { |x| x.reverse }]]]]
  end
end
