# Records what real Puppet makes of manifests of the bridge corpus: NAME.out and NAME.origin beside NAME.pp.
#
#   ruby record_bridge.rb src/test/corpus/bridge/NAME.pp...
require 'puppet'

ENV['TZ'] = 'UTC'
Puppet.settings.preferred_run_mode = :server
Puppet.initialize_settings(%w[--confdir=/nowhere --codedir=/nowhere --vardir=/nowhere --certname=puppet.example.com])
Puppet[:strict] = :warning
Puppet[:strict_variables] = false
Puppet::Util::Log.level = :notice

NODE = 'test.example.com'.freeze

def described(resource)
  parameters = resource.each.map { |name, value| " #{name}=#{Puppet::Pops::Types::StringConverter.singleton.convert(value, '%p')}" }
  "resource: #{resource.ref}#{parameters.join}"
end

def compiled(manifest, modules)
  environment = Puppet::Node::Environment.create(:production, [modules], manifest)
  node = Puppet::Node.new(NODE, facts: Puppet::Node::Facts.new(NODE, 'place' => 'here'), environment: environment)
  node.merge('place' => 'here')
  node.trusted_data = Puppet::Context::TrustedInformation.remote(true, NODE, nil).to_h
  Puppet.override(current_environment: environment, loaders: nil) do
    catalog = Puppet::Parser::Compiler.compile(node)
    catalog.resources.reject { |found| %w[Class Stage].include?(found.type) }.map { |found| described(found) }
  end
rescue Puppet::Error => error
  ["error: #{error.message}"]
end

def placed(message)
  message.file && message.line ? " (file: #{message.file}, line: #{message.line}#{", column: #{message.pos}" if message.pos})" : ''
end

ARGV.each do |file|
  manifest = File.expand_path(file)
  modules = File.join(File.dirname(manifest), 'modules')
  fork do
    logs = []
    Puppet::Util::Log.newdesttype(:recorded) { define_method(:handle) { |message| logs << message } }
    Puppet::Util::Log.newdestination(:recorded)
    result = compiled(manifest, modules)
    lines = logs.reject { |message| message.level == :err }.map { |message| "#{message.level}: #{message.message}#{placed(message)}" } + result
    text = lines.map { |line| line.rstrip + "\n" }.join
    File.write(manifest.sub(/\.pp\z/, '.out'), text.gsub(manifest, '@MANIFEST@').gsub(File.dirname(modules), '@ENV@'))
    File.write(manifest.sub(/\.pp\z/, '.origin'), "puppet #{Puppet.version}\n")
  end
  Process.wait
end
