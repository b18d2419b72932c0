Puppet::Type.type(:api_words).provide(:soft, parent: :loud) do
  optional_commands hush: 'hush'
  confine kernel: 'Linux'
end
