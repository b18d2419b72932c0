#!/usr/bin/env ruby
# Writes the goldens of calls with real Puppet and the modules of a directory (which may be empty), all in one process:
#
#   ruby src/test/tools/calls_goldens.rb MODULES src/test/corpus/stdlib
#
# For each name.calls, one expression a line: name.out holds a line for each, `=> VALUE` or `! MESSAGE` with its place left out and
# line ends written as \n; name.origin says which program and module wrote it.
ENV['LANG'] = ENV['LC_ALL'] = 'C.UTF-8'
ENV['TZ'] = 'UTC'
Encoding.default_external = Encoding::UTF_8
require 'json'
require 'puppet'
require 'puppet_pal'
require 'puppet/util/log'
require 'tmpdir'

FACTS = JSON.parse(File.read("#{__dir__}/../corpus/stdlib/facts.json")).freeze

def outcome(compiler, line)
  value = compiler.evaluate_string(line, 'calls')
  "=> #{Puppet::Pops::Types::StringConverter.singleton.convert(value, '%p')}"
rescue StandardError => e
  "! #{e.message.sub(/\n\n.*\^.*/m, '').sub(/ \((?:file: [^,)]*, )?line: \d+(?:, column: \d+)?\)(?: on node \S+)?\z/, '')}"
end

modules = ARGV.shift
work = Dir.mktmpdir
Puppet.initialize_settings(%w[confdir vardir codedir].map { |name| "--#{name}=#{work}/#{name}" } + ['--certname=web01.example.com'])
metadata = "#{modules}/stdlib/metadata.json"
version = File.exist?(metadata) ? ", stdlib #{JSON.parse(File.read(metadata))['version']}" : ''
Puppet::Util::Log.level = :alert
files = ARGV.flat_map { |path| File.directory?(path) ? Dir.glob("#{path}/**/*.calls").sort : [path] }
Puppet::Pal.in_tmp_environment('corpus', modulepath: [modules], facts: FACTS.dup) do |pal|
  pal.with_catalog_compiler do |compiler|
    Puppet[:strict] = :warning
    Puppet[:strict_variables] = false
    files.each do |file|
      base = file.delete_suffix('.calls')
      lines = File.readlines(file, chomp: true).map { |line| outcome(compiler, line).gsub("\n", '\n') }
      File.write("#{base}.out", lines.map { |line| "#{line}\n" }.join)
      File.write("#{base}.origin", "puppet #{Puppet.version}#{version}\n")
    end
  end
end
warn "#{files.size} files"
