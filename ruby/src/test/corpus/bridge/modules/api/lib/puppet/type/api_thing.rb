Puppet::Type.newtype(:api_thing) do
  @doc = 'A thing.'
  ensurable
  newparam(:name, namevar: true) do
    desc 'Its name.'
  end
  newparam(:kind) do
    isnamevar
    newvalues(:small, :large)
    defaultto :small
  end
  newproperty(:size, array_matching: :all) do
    munge { |value| Integer(value) }
  end
  %w[one two].each { |name| newparam("extra_#{name}") }

  def self.title_patterns
    [[/\A(.*):(.*)\z/, [[:name], [:kind]]], [/\A(.*)\z/, [[:name]]]]
  end
end
