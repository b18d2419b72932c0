#!/usr/bin/env ruby
# Writes the goldens of the evaluator's corpus with real Puppet, all in one process:
#
#   ruby src/test/tools/evaluate_goldens.rb [--only-missing] src/test/corpus/eval
#
# For each name.pp: name.out holds the log lines, then the value of the last expression as `=> VALUE`, or the error as `! MESSAGE`;
# name.origin says which program wrote it. Header comments `# strict: error` and `# strict_variables: true` change settings, whose
# defaults are those of Puppet 7. With `# logs only` a whole catalog is compiled, and there is no value.
ENV['LANG'] = ENV['LC_ALL'] = 'C.UTF-8'
ENV['TZ'] = 'UTC'
Encoding.default_external = Encoding::UTF_8
require 'puppet'
require 'puppet_pal'
require 'puppet/util/log'
require 'tmpdir'

WORK = Dir.mktmpdir
FACTS = { 'os' => { 'family' => 'Debian', 'name' => 'Debian' }, 'processors' => 3 }.freeze

# A log destination that keeps the lines.
class KeptLines
  attr_reader :lines
  def initialize; @lines = []; end
end
Puppet::Util::Log.newdesttype :kept_lines do
  match 'KeptLines'
  def initialize(kept); @kept = kept; end
  def handle(message)
    source = message.source == 'Puppet' ? '' : "#{message.source}: "
    @kept.lines << "#{message.level}: #{source}#{message}"
  end
end

# The compiler of Puppet::Pal chooses these settings itself, so they are made inside of it.
def apply_settings(text)
  Puppet[:strict] = (text[/^# strict: (\w+)/, 1] || 'warning').to_sym
  Puppet[:strict_variables] = text[/^# strict_variables: (\w+)/, 1] == 'true'
end

def evaluate(name, text)
  Puppet::Pal.in_tmp_environment('corpus', modulepath: [], facts: FACTS.dup) do |pal|
    pal.with_catalog_compiler do |compiler|
      apply_settings(text)
      value = compiler.evaluate_string(text, name)
      "=> #{Puppet::Pops::Types::StringConverter.singleton.convert(value, '%p')}"
    end
  end
rescue StandardError => e
  "! #{e.message}"
end

# The catalog of a manifest, through the compiler's own door.
def compile(name, text)
  manifest = File.join(WORK, name)
  File.write(manifest, text)
  environment = Puppet::Node::Environment.create(:corpus, [], manifest)
  facts = Puppet::Node::Facts.new('node.example.com', FACTS.dup)
  node = Puppet::Node.new('node.example.com', facts: facts, environment: environment)
  node.merge(FACTS.dup)
  Puppet.override(current_environment: environment, loaders: Puppet::Pops::Loaders.new(environment)) do
    apply_settings(text)
    Puppet::Parser::Compiler.compile(node)
  end
  '=> compiled'
rescue StandardError => e
  "! #{e.message}"
end

def golden(name, text)
  kept = KeptLines.new
  Puppet::Util::Log.close_all
  Puppet::Util::Log.newdestination(kept)
  Puppet::Util::Log.level = :notice
  $unique_warnings = {} # warnings given once are given once for each case
  outcome = text.include?('# logs only') ? compile(name, text) : evaluate(name, text)
  outcome = outcome.delete_suffix(' on node node.example.com')
  lines = kept.lines.reject { |line| line.start_with?('err: ') }
  "#{(lines + [outcome]).join("\n")}\n".gsub(WORK, '')
end

only_missing = ARGV.delete('--only-missing')
Puppet.initialize_settings(%w[confdir vardir codedir].map { |name| "--#{name}=#{WORK}/#{name}" } + ['--certname=node.example.com'])
files = ARGV.flat_map { |path| File.directory?(path) ? Dir.glob("#{path}/**/*.pp").sort : [path] }
files.each do |file|
  base = file.delete_suffix('.pp')
  next if only_missing && File.exist?("#{base}.out")

  File.write("#{base}.out", golden("/#{File.basename(file)}", File.read(file)))
  File.write("#{base}.origin", "puppet #{Puppet.version}\n")
end
warn "#{files.size} cases"
