# Real Puppet, warm and in one process. With `environment_timeout = unlimited`, like the driver of ours beside it.
# usage: ruby puppet_compile.rb ENVIRONMENTPATH ENVIRONMENT ITERATIONS [--fact=NAME=NUMBER]... [--nodes=COUNT]
# Prints one line of JSON: medians in milliseconds, and with --nodes the time of so many nodes with facts of their own, one by one.
require 'json'
require 'puppet'
require 'tmpdir'

path, name, iterations = ARGV.shift(3)
extra = ARGV.grep(/\A--fact=(.+)=(\d+)\z/) { [$1, $2.to_i] }.to_h
nodes = ARGV.grep(/\A--nodes=(\d+)\z/) { $1.to_i }.first.to_i
work = Dir.mktmpdir
Puppet.initialize_settings(["--confdir=#{work}", "--vardir=#{work}/var", "--codedir=#{work}/code", "--environmentpath=#{path}",
                            '--basemodulepath=/usr/share/puppet/modules', '--environment_timeout=unlimited', '--node_terminus=plain',
                            "--hiera_config=#{work}/hiera.yaml", '--log_level=err'])
Puppet::Resource::Catalog.indirection.terminus_class = :compiler
GIVEN = JSON.parse(File.read(File.join(path, name, 'facts.json')))
def clocks = [Process::CLOCK_MONOTONIC, Process::CLOCK_PROCESS_CPUTIME_ID].map { |clock| Process.clock_gettime(clock) * 1000 }

compile = lambda do |certname, values|
  environment = Puppet.lookup(:environments).get!(name.to_sym)
  facts = Puppet::Node::Facts.new(certname, values)
  node = Puppet::Node.new(certname, environment: environment, facts: facts)
  node.merge(facts.values)
  trusted = Puppet::Context::TrustedInformation.new('remote', certname, {})
  Puppet.override(trusted_information: trusted, current_environment: environment, loaders: nil, rich_data: true) do
    catalog = Puppet.override(current_environment: environment) do
      Puppet::Resource::Catalog.indirection.find(certname, use_node: node, transaction_uuid: 'x')
    end
    [catalog, catalog.to_json]
  end
end

runs = []
catalog = nil
(iterations.to_i + 1).times do
  before = clocks
  catalog, = compile.call(GIVEN['name'], GIVEN['values'].merge(extra))
  runs << clocks.zip(before).map { |now, then_| now - then_ }
end
runs.shift
median = ->(column) { runs.map { |run| run[column] }.sort[runs.size / 2] }
result = { ms: median.call(0), cpu_ms: median.call(1), resources: catalog.resources.size, edges: catalog.edges.size }
if nodes.positive?
  before = clocks
  nodes.times { |n| compile.call("n#{n}.example.com", GIVEN['values'].merge('hostname' => "n#{n}")) }
  result[:nodes_ms], result[:nodes_cpu_ms] = clocks.zip(before).map { |now, then_| now - then_ }
end
puts JSON.generate(result)
