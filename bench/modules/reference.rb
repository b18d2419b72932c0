#!/usr/bin/env ruby
# reference.rb FOLDER NODE MODULES: CPU milliseconds that real Puppet takes for one catalog of the environment and its JSON, warm, in
# one process: the median of a few.
ENV['LANG'] = ENV['LC_ALL'] = 'C.UTF-8'
Encoding.default_external = Encoding::UTF_8
require 'puppet'
require 'tmpdir'

folder, name, modules = ARGV
work = Dir.mktmpdir
Puppet.initialize_settings(%w[confdir vardir codedir].map { |setting| "--#{setting}=#{work}/#{setting}" } +
                           ["--environmentpath=#{File.dirname(folder)}", "--basemodulepath=#{modules}", '--environment_timeout=unlimited',
                            '--node_terminus=plain', "--hiera_config=#{work}/hiera.yaml", '--log_level=err'])
values = JSON.parse(File.read("#{folder}/facts.json"))['values']
environment = Puppet.lookup(:environments).get!(File.basename(folder).to_sym)
trusted = Puppet::Context::TrustedInformation.new('remote', name, {})

def cpu = Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID)

compile = lambda do
  facts = Puppet::Node::Facts.new(name, values.dup)
  node = Puppet::Node.new(name, environment: environment, facts: facts)
  node.merge(facts.values)
  Puppet.override(trusted_information: trusted, current_environment: environment, rich_data: true) do
    Puppet::Parser::Compiler.compile(node).to_json
  end
end

compile.call
times = Array.new(Integer(ENV.fetch('BENCH_REFERENCE', '5'))) do
  start = cpu
  compile.call
  (cpu - start) * 1000
end
puts times.sort[times.size / 2].round(1)
