Puppet::Type.type(:api_thing).provide(:ruby) do
  desc 'By Ruby.'
  commands ls: 'ls'
end
