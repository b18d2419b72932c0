Puppet::Type.newtype(:ty_loop) do
  newparam(:name)
  %w[a b].each { |n| newparam(n) }
  [:c, :d].each do |n|
    newproperty(n) do
      desc 'x'
    end
  end
end
