Puppet::ResourceApi.register_type(
  name: 'ty_apic',
  docs: 'A type.',
  title_patterns: [
    { pattern: %r{^(?<package>.*[^-])-(?<manager>.*)$}, desc: 'both' },
    { pattern: %r{^(?<package>.*)$}, desc: 'one' },
  ],
  attributes: {
    package: { type: 'String', desc: 'n', behaviour: :namevar },
    manager: { type: 'String', desc: 'n', behaviour: :namevar },
    v: { type: 'String', desc: 'v' },
  }
)
