# Records what real Puppet answers to the lookups of src/test/corpus/lookup/*.case, beside them as *.out.
#
# A case is: a line of arguments of `puppet lookup`; optional lines `setting NAME VALUE`, `variable NAME JSON`, `bare` (start without
# the common site); then sections `=== PATH` whose text is put over the site. An answer is: the exit status, what is printed, and
# the warnings, with the site's folder written as @SITE@. Where `puppet lookup` is silent about an error, the error stands after `(silent)`.
require 'puppet'
require 'puppet/pops'
require 'puppet/parser/compiler'
require 'puppet/application/lookup'
require 'puppet/test/test_helper' rescue nil
require 'tmpdir'
require 'fileutils'
require 'json'
require 'optparse'
require 'shellwords'

CORPUS = File.expand_path('../corpus/lookup', __dir__)
Puppet.settings.preferred_run_mode = :server
Puppet.initialize_settings(%w[--confdir=/nonexistent/conf --codedir=/nonexistent/code --vardir=/nonexistent/var --certname=puppet.example.com])
Puppet[:log_level] = 'notice'

class OneEnvironment
  include Puppet::Environments::EnvironmentLoader
  def initialize(env, dir) = (@env, @dir = env, dir)
  def list = [@env]
  def search_paths = ["file://#{File.dirname(@dir)}"]
  def get(name) = name.to_sym == @env.name ? @env : nil
  def get_conf(name) = name.to_sym == @env.name ? Puppet::Settings::EnvironmentConf.load_from(@dir, []) : nil
  def clear(*) = nil
  def clear_all(*) = nil
  def guard(*) = nil
  def unguard(*) = nil
end

class Collector
  attr_reader :lines
  def initialize = @lines = []
  def <<(message)
    @lines << message
    self
  end
end

FACTS = {
  'os' => { 'name' => 'Debian', 'family' => 'Debian', 'release' => { 'major' => '12' } },
  'networking' => { 'fqdn' => 'web01.example.com' },
  'roles' => %w[app db],
  'self_value' => 'value %{self_value}'
}

def parse(file)
  head, *sections = File.read(file).split(/^=== /)
  lines = head.lines.map(&:chomp)
  kase = { args: Shellwords.split(lines.shift), settings: {}, variables: {}, bare: false, files: {} }
  lines.each do |line|
    case line
    when /^setting (\S+) (.*)/ then kase[:settings][$1] = $2
    when /^variable (\S+) (.*)/ then kase[:variables][$1] = JSON.parse($2)
    when 'bare' then kase[:bare] = true
    end
  end
  sections.each { |s| path, text = s.split("\n", 2); kase[:files][path] = text || '' }
  kase
end

def options(args)
  opts = {}
  keys = OptionParser.new do |o|
    o.on('--merge TYPE') { |v| opts[:merge] = v }
    o.on('--knock-out-prefix P') { |v| opts[:prefix] = v }
    o.on('--sort-merged-arrays') { opts[:sort] = true }
    o.on('--merge-hash-arrays') { opts[:hash_arrays] = true }
    o.on('--explain') { opts[:explain] = true }
    o.on('--explain-options') { opts[:explain_options] = true }
    o.on('--default V') { |v| opts[:default] = v }
    o.on('--type T') { |v| opts[:type] = v }
    o.on('--render-as F') { |v| opts[:render_as] = v.to_sym }
  end.parse(args)
  [keys, opts]
end

def merge_of(opts)
  return nil unless opts[:merge]
  return { 'strategy' => opts[:merge] } unless opts[:merge] == 'deep'
  merge = { 'strategy' => 'deep', 'sort_merged_arrays' => !!opts[:sort], 'merge_hash_arrays' => !!opts[:hash_arrays] }
  merge['knockout_prefix'] = opts[:prefix] if opts[:prefix]
  merge
end

def answer(scope, keys, opts)
  explain = opts[:explain] || opts[:explain_options]
  explainer = explain ? Puppet::Pops::Lookup::Explainer.new(!!opts[:explain_options], !!opts[:explain_options] && !opts[:explain]) : nil
  keys = Puppet::Pops::Lookup::GLOBAL if keys.empty?
  format = opts[:render_as] || (explain ? :s : :yaml)
  renderer = Puppet::Network::FormatHandler.format(format)
  invocation = Puppet::Pops::Lookup::Invocation.new(scope, {}, {}, explainer)
  status = 0
  out = +''
  begin
    type = opts[:type] ? Puppet::Pops::Types::TypeParser.singleton.parse(opts[:type], scope) : nil
    result = Puppet::Pops::Lookup.lookup(keys, type, opts[:default], !opts[:default].nil?, merge_of(opts), invocation)
    out << renderer.render(result) unless explain
  rescue Puppet::DataBinding::LookupError => e
    invocation.report_text { e.message }
    return [1, "(silent) #{e.message}\n"] unless explain
  end
  out << (format == :s ? explainer.explain : renderer.render(explainer.to_hash)) if explain
  [status, out]
end

def record(file)
  kase = parse(file)
  Dir.mktmpdir do |tmp|
    site = File.join(tmp, 'site')
    kase[:bare] ? FileUtils.mkdir_p(site) : FileUtils.cp_r(File.join(CORPUS, 'site'), site)
    kase[:files].each do |path, text|
      target = File.join(site, path)
      FileUtils.mkdir_p(File.dirname(target))
      text == "(absent)\n" ? FileUtils.rm_rf(target) : File.write(target, text.gsub('@SITE@', site))
    end
    logs = Collector.new
    Puppet::Util::Log.close_all
    Puppet::Util::Log.newdestination(Puppet::Test::LogCollector.new(logs.lines))
    Puppet[:hiera_config] = File.join(site, 'global', 'hiera.yaml')
    Puppet[:codedir] = File.join(site, 'code')
    kase[:settings].each { |k, v| Puppet[k.to_sym] = k == 'strict' ? v.to_sym : v }
    Puppet[:code] = 'undef'
    env = Puppet::Node::Environment.create(:production, [File.join(site, 'modules')])
    status, out = nil
    begin
      Puppet.override({ environments: OneEnvironment.new(env, site), current_environment: env, rich_data: true }, 'case') do
        node = Puppet::Node.new('web01.example.com', environment: env, parameters: kase[:variables].dup)
        node.fact_merge(Puppet::Node::Facts.new('web01.example.com', FACTS.dup))
        trusted = Puppet::Context::TrustedInformation.new('remote', 'web01.example.com', {}, {})
        Puppet.override(trusted_information: trusted) do
          compiler = Puppet::Parser::Compiler.new(node)
          compiler.compile { |catalog| status, out = answer(compiler.topscope, *options(kase[:args])); catalog }
        end
      end
    rescue StandardError => e
      status = 1
      out = "Error: #{e.is_a?(NameError) ? e.message.lines.first.chomp : e.message}\n"
    end
    text = +"exit #{status}\n" << out.gsub(/\n *Did you mean\?.*/, '')
    text << "\n" unless text.end_with?("\n")
    logs.lines.each { |l| text << "#{l.level}: #{l.message}#{l.file ? " (file: #{l.file}#{l.line ? ", line: #{l.line}" : ''})" : ''}\n" unless l.level == :debug || l.level == :info || l.message =~ /\ACompiled catalog/ }
    File.write(file.sub(/\.case\z/, '.out'), text.gsub(site, '@SITE@'))
  end
end

wanted = ARGV
Dir.glob("#{CORPUS}/*.case").sort.each do |file|
  next unless wanted.empty? || wanted.any? { |w| File.basename(file).include?(w) }
  pid = fork { record(file) }
  Process.wait(pid)
  warn "#{file}: recorder failed" unless $?.success?
end
File.write("#{CORPUS}/origin", "puppet #{Puppet.version}, ruby #{RUBY_VERSION}\n")
