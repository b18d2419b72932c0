# What Puppet makes of manifests, as JSON: {case: text}. Used by bin/record.
# usage: record_manifests.rb tree|expression|manifest ASKED.json WORKDIR
require 'json'
require 'puppet'
require 'puppet/pops/pn'

kind, asked, work = ARGV
Puppet.initialize_settings(['--confdir', "#{work}/conf", '--vardir', "#{work}/var"])
Puppet[:strict] = :warning
Puppet[:strict_variables] = false

# Puppet 7's dump falls over parameters that take the rest: it calls a constructor as if it were a method.
module Puppet::Pops::PN
  def self.Literal(value)
    Literal.new(value)
  end
end

FACTS = { 'os' => { 'family' => 'Debian', 'name' => 'Debian' }, 'processors' => 3 }.freeze

def tree(_name, text)
  parsed = Puppet::Pops::Parser::EvaluatingParser.new.parser.parse_string(text, 'case.pp')
  Puppet::Pops::Model::PNTransformer.transform(parsed).to_s + "\n"
rescue StandardError => e
  "! #{e.message}\n"
end

# The log lines of a block, then its outcome. Positions of files are those of /NAME.pp.
def recorded
  logs = []
  Puppet::Util::Log.close_all
  Puppet::Util::Log.newdestination(Puppet::Util::LogArray.new(logs))
  Puppet::Util::Log.level = :notice
  outcome = begin
    yield
  rescue StandardError => e
    '! ' + e.message.sub(/ on node node\.example\.com\z/, '')
  end
  Puppet::Util::Log.close_all
  # The error that ends a compile is logged too; the tests leave out the level.
  shown = logs.reject { |log| log.level == :err }
  (shown.map { |log| "#{log.level}: #{log.source == 'Puppet' ? '' : "#{log.source}: "}#{log}" } + [outcome]).join("\n") + "\n"
end

# A destination of log messages that keeps them.
class Puppet::Util::LogArray
  attr_reader :messages

  def initialize(messages)
    @messages = messages
  end

  def <<(message)
    @messages << message
  end
end

Puppet::Util::Log.newdesttype :kept do
  match 'Puppet::Util::LogArray'
  def initialize(array)
    @array = array
  end

  def handle(message)
    @array << message
  end
end

def compiler(manifest)
  environment = Puppet::Node::Environment.create(:corpus, [], manifest)
  node = Puppet::Node.new('node.example.com', facts: Puppet::Node::Facts.new('node.example.com', FACTS), environment: environment)
  node.merge(FACTS)
  [Puppet::Parser::Compiler.new(node), environment]
end

def settings(text)
  Puppet[:strict] = text[/# strict: (error|off)/, 1] || 'warning'
  Puppet[:strict_variables] = text.include?('# strict_variables: true')
end

def expression(name, text)
  settings(text)
  recorded do
    compiled, environment = compiler(Puppet::Node::Environment::NO_MANIFEST)
    Puppet.override(compiled.context_overrides.merge(current_environment: environment)) do
      scope = compiled.topscope
      FACTS.each { |fact, value| scope[fact] = value }
      scope.set_facts(FACTS)
      main = Puppet::Resource::Type.new(:hostclass, '')
      environment.known_resource_types << main
      scope.source = main
      scope.resource = Puppet::Parser::Resource.new('class', :main, scope: scope)
      parser = Puppet::Pops::Parser::EvaluatingParser.new
      program = parser.parse_string(text, "/#{name}.pp")
      loaders = compiled.loaders
      loaders.instantiate_definitions(program, loaders.public_environment_loader)
      value = parser.evaluate(scope, program)
      '=> ' + Puppet::Pops::Types::StringConverter.convert(value, '%p')
    end
  end
end

# References are texts in a catalog.
def written(value)
  return value.map { |element| written(element) } if value.is_a?(Array)

  value.is_a?(Puppet::Resource) ? value.to_s : value
end

# A line for each resource of a catalog, with its parameters as they are written.
def listed(catalog)
  catalog.resources.map do |resource|
    parameters = resource.to_hash.reject { |name, value| name == :name && value.to_s == resource.title.to_s }
    ["=> #{resource.ref}"] + parameters.map { |name, value| "#{name} => #{Puppet::Pops::Types::StringConverter.convert(written(value), '%p')}" }
  end.map { |parts| parts.join(' ') }.join("\n")
end

def manifest(name, text)
  settings(text)
  Puppet[:code] = ''
  path = File.join(ARGV[2], "#{name}.pp")
  File.write(path, text)
  recorded do
    compiled, environment = compiler(path)
    catalog = Puppet.override(current_environment: environment, loaders: compiled.loaders) { compiled.compile }
    text.start_with?('# catalog') ? listed(catalog.filter(&:virtual?)) : '=> compiled'
  end.gsub(path, "/#{name}.pp")
end

$stdout.sync = true
answers = JSON.parse(File.read(asked)).to_h do |key, text|
  Puppet::Util.instance_variable_set(:@deprecation_warnings_seen, nil)
  Puppet.clear_deprecation_warnings if Puppet.respond_to?(:clear_deprecation_warnings)
  [key, send(kind, key.split(':').last, text)]
end
puts JSON.generate(answers)
