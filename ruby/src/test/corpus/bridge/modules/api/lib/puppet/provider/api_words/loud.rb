Puppet::Type.type(:api_words).provide(:loud) do
  desc "Speaks.

    At length."
  commands shout: 'shout', cry: '/bin/cry'
  defaultfor 'os.family' => %w[Debian RedHat]
  has_feature :silent

  def speak; end
end
