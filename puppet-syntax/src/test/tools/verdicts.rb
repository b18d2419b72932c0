#!/usr/bin/env ruby
# Writes the verdicts of real Puppet on one-line manifests, all in one process:
#
#   ruby src/test/tools/verdicts.rb src/test/verdicts/*.txt
#
# A file holds pairs of lines: a manifest with its line ends written as \n, and under it `  ok` or `  ! MESSAGE`, where the place has no
# file. Only the second lines are rewritten.
require 'puppet'
require 'tmpdir'

work = Dir.mktmpdir
Puppet.initialize_settings(['--confdir', work, '--vardir', work])
Puppet::Util::Log.level = :crit
Puppet.push_context(Puppet.base_context(Puppet.settings).merge(current_environment: Puppet::Node::Environment.create(:production, [])))

def verdict(text)
  Puppet::Pops::Parser::EvaluatingParser.new.parse_string(text, nil)
  '  ok'
rescue StandardError => e
  "  ! #{e.message.gsub("\n", '\n')}"
end

ARGV.each do |file|
  manifests = File.readlines(file, chomp: true, encoding: 'utf-8').reject { |line| line.start_with?('  ') || line.empty? }
  File.write(file, manifests.map { |line| "#{line}\n#{verdict(line.gsub('\n', "\n"))}\n" }.join)
  File.write(file.sub(/\.txt\z/, '.origin'), "puppet #{Puppet.version}\n")
end
