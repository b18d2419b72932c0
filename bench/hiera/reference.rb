#!/usr/bin/env ruby
# Compiles an environment's node again and again in real Puppet, in one process: prints the median CPU milliseconds and the resources.
# usage: reference.rb ENVIRONMENTPATH ENVIRONMENT ITERATIONS KEYS
require 'puppet'
require 'json'
require 'tmpdir'

path, name, iterations, keys = ARGV
work = Dir.mktmpdir
Puppet.initialize_settings(%w[confdir vardir codedir].map { |setting| "--#{setting}=#{work}/#{setting}" } +
  ["--environmentpath=#{path}", '--environment_timeout=unlimited', '--node_terminus=plain', '--log_level=err'])
given = JSON.parse(File.read(File.join(path, name, 'facts.json')))
catalog = nil
compile = lambda do
  start = Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID)
  environment = Puppet.lookup(:environments).get!(name.to_sym)
  facts = Puppet::Node::Facts.new(given['name'], given['values'].merge('perf_keys' => keys.to_i))
  node = Puppet::Node.new(given['name'], environment: environment, facts: facts)
  node.merge(facts.values)
  trusted = Puppet::Context::TrustedInformation.new('remote', given['name'], {})
  Puppet.override(trusted_information: trusted, current_environment: environment, loaders: nil, rich_data: true) do
    catalog = Puppet::Parser::Compiler.compile(node).to_resource
  end
  Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID) - start
end
compile.call
runs = Integer(iterations).times.map { compile.call }
puts format('%.4f %d', runs.sort[runs.size / 2] * 1000, catalog.resources.size)
