require 'puppet/parameter/boolean'

Puppet::Type.newtype(:api_words) do
  desc <<-EOT
    Words about a type,
      indented in part.

    And a second paragraph.
  EOT

  feature :speaking, 'It speaks.', methods: [:speak]
  feature :silent, 'It is silent.'

  ensurable do
    desc 'Whether it is there.'
    defaultvalues
    newvalue(:latest)
    aliasvalue(:newest, :latest)
  end

  newparam(:path) do
    desc 'Where, with an apostrophe\'s mark.'
    isnamevar
  end

  newparam(:wanted, boolean: true, parent: Puppet::Parameter::Boolean)

  newproperty(:mode, required_features: %w[speaking silent]) do
    desc 'One of some.'
    newvalues('a', :b, %r{\A/x/\d+}, /y/i, true)
  end

  @isomorphic = false
end
