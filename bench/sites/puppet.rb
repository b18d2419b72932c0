# Real Puppet, warm and in one process, with the environment kept: compiles the record of a case file again and again.
# usage: ruby puppet.rb CASE.json ITERATIONS
# Prints one line of JSON: milliseconds of the first and the median of the further catalogs with their JSON, resources, and peak memory.
require 'json'
require 'puppet'

given, iterations = JSON.parse(File.read(ARGV[0])), ARGV[1].to_i
Puppet.settings.preferred_run_mode = :server
Puppet.initialize_settings(['--confdir=/etc/puppetlabs/puppet', '--codedir=/etc/puppetlabs/code', '--vardir=/opt/puppetlabs/puppet/cache',
                            '--certname=puppet.example.com', '--server=puppet.example.com', '--log_level=err', '--environment_timeout=unlimited'])
Puppet[:always_retry_plugins] = false
given['settings'].each { |name, value| Puppet[name.to_sym] = name == 'strict' ? value.to_sym : value }
Puppet::Resource::Catalog.indirection.terminus_class = :compiler
require 'puppet/indirector/catalog/compiler'
class Puppet::Resource::Catalog::Compiler
  def set_server_facts = @server_facts = {}
end
ENVIRONMENT = Puppet::Node::Environment.create(:production, given['modulepath'], given['manifest'])
ENVIRONMENT.each_plugin_directory { |folder| $LOAD_PATH << folder unless $LOAD_PATH.include?(folder) }
loader = Puppet::Environments::Static.new(ENVIRONMENT)
values = JSON.parse(File.read(given['facts']))
clocks = -> { [Process::CLOCK_MONOTONIC, Process::CLOCK_PROCESS_CPUTIME_ID].map { |clock| Process.clock_gettime(clock) * 1000 } }
resources = 0
runs = Array.new(iterations + 1) do
  before = clocks.call
  Puppet.override(environments: loader, current_environment: ENVIRONMENT) do
    node = Puppet::Node.new(given['certname'], environment: ENVIRONMENT, classes: [], parameters: {})
    node.fact_merge(Puppet::Node::Facts.new(given['certname'], Marshal.load(Marshal.dump(values))))
    node.add_server_facts(given['server_facts'])
    trusted = Puppet::Context::TrustedInformation.new('remote', given['certname'], {})
    Puppet.override(trusted_information: trusted, rich_data: true) do
      catalog = Puppet::Resource::Catalog.indirection.find(given['certname'], use_node: node, environment: ENVIRONMENT)
      resources = catalog.resources.size
      JSON.generate(catalog.to_data_hash)
    end
  end
  clocks.call.zip(before).map { |now, then_| now - then_ }
end
first = runs.shift
median = ->(column) { runs.map { |run| run[column] }.sort[runs.size / 2] }
memory = File.read('/proc/self/status')[/VmHWM:\s+(\d+)/, 1].to_i / 1024
puts JSON.generate(first_cpu_ms: first[1], ms: median.call(0), cpu_ms: median.call(1), resources: resources, memory_mb: memory)
