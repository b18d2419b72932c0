# Real Puppet's opinion of sources, as JSON lines: {"file", "error": message or null, "pn": tree or null}.
# usage: puppet_verdicts.rb LIST OUT [--time]   with --time: parses only, and prints files per second
require 'json'
require 'puppet'
require 'puppet/pops/pn'

list, out, timing = ARGV
Puppet.initialize_settings(['--confdir', "#{out}.conf", '--vardir', "#{out}.var"])
Puppet::Util::Log.level = :crit
modulepath = ENV.fetch('MODULEPATH', '').split(':')
environment = Puppet::Node::Environment.create(:production, modulepath)
Puppet.push_context(Puppet.base_context(Puppet.settings).merge(current_environment: environment))

# Puppet 7's dump falls over parameters that take the rest: it calls a constructor as if it were a method.
module Puppet::Pops::PN
  def self.Literal(value)
    Literal.new(value)
  end
end

def parser(file)
  template = file.end_with?('.epp')
  template ? Puppet::Pops::Parser::EvaluatingParser::EvaluatingEppParser.new : Puppet::Pops::Parser::EvaluatingParser.new
end

files = File.readlines(list, chomp: true)
sources = files.map { |file| [file, File.read(file, encoding: 'utf-8')] }

if timing
  best = 3.times.map do
    start = Process.clock_gettime(Process::CLOCK_MONOTONIC)
    sources.each { |file, text| parser(file).parser.parse_string(text, file) }
    Process.clock_gettime(Process::CLOCK_MONOTONIC) - start
  end.min
  puts (sources.size / best).round
  exit
end

File.open(out, 'w') do |result|
  sources.each do |file, text|
    verdict = { file: file, error: nil, pn: nil }
    begin
      tree = parser(file).parse_string(text, file)
      verdict[:pn] = Puppet::Pops::Model::PNTransformer.transform(tree).to_s
    rescue StandardError => e
      verdict[:error] = e.message
    end
    result.puts JSON.generate(verdict)
  end
end
