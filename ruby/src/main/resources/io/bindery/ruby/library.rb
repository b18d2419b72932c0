# Puppet's own libraries, as far as functions, templates and data backends of modules use them.

class File
  class << self
    # Ruby 3.1 has it, and modules that are older than Ruby 3.2 call it.
    alias exists? exist? unless method_defined?(:exists?)
  end
end

class Dir
  class << self
    alias exists? exist? unless method_defined?(:exists?)
  end
end

module Puppet
  # Files by path or Pathname. Only what reads is here.
  module FileSystem
    class << self
      { exist?: :exist?, file?: :file?, directory?: :directory?, symlink?: :symlink?, executable?: :executable?, size: :size,
        stat: :stat, lstat: :lstat, readlink: :readlink, expand_path: :expand_path, dir_exist?: nil, writable?: :writable? }.each do |name, method|
        define_method(name) { |path, *more| method ? ::File.public_send(method, path_string(path), *more) : ::File.directory?(::File.dirname(path_string(path))) }
      end

      def read(path, encoding: 'UTF-8', **_)
        ::File.read(path_string(path), encoding: encoding.to_s)
      end
      alias read_preserve_line_endings read

      def binread(path)
        ::File.binread(path_string(path))
      end

      def each_line(path, &block)
        ::File.foreach(path_string(path), &block)
      end

      def open(path, _mode = nil, options = 'r', &block)
        raise Puppet::Error, "#{path_string(path)} may only be opened for reading here" unless options.to_s =~ /\Arb?(?::|\z)/
        ::File.open(path_string(path), options, &block)
      end

      def children(path)
        ::Dir.children(path_string(path)).map { |name| pathname(::File.join(path_string(path), name)) }
      end

      def basename(path)
        pathname(path).basename
      end

      def basename_string(path)
        ::File.basename(path_string(path))
      end

      def dir(path)
        pathname(path).dirname
      end

      def dir_string(path)
        ::File.dirname(path_string(path))
      end

      def pathname(path)
        require 'pathname'
        path.is_a?(::Pathname) ? path : ::Pathname.new(path.to_s)
      end

      def path_string(path)
        path.to_s
      end
    end
  end

  module Util
    class << self
      def deterministic_rand_int(seed, max)
        Random.new(seed).rand(max)
      end

      def deterministic_rand(seed, max)
        deterministic_rand_int(seed, max).to_s
      end

      def symbolizehash(hash)
        hash.to_h { |key, value| [key.respond_to?(:to_sym) ? key.to_sym : key, value] }
      end

      def uri_query_encode(text, _options = nil)
        text.to_s.b.gsub(/[^A-Za-z0-9\-_.!~*'()]/) { |byte| format('%%%02X', byte.ord) }
      end

      def uri_encode(path, _options = nil)
        path.to_s.b.gsub(%r{[^A-Za-z0-9\-_.!~*'();/?:@&=+$,\[\]#]}) { |byte| format('%%%02X', byte.ord) }
      end

      def uri_unescape(text)
        URI::DEFAULT_PARSER.unescape(text)
      end

      def path_to_uri(path)
        URI::Generic.build(scheme: 'file', path: uri_encode(path))
      end

      def uri_to_path(uri)
        uri.is_a?(URI::Generic) ? uri_unescape(uri.path) : nil
      end

      def benchmark(*_)
        yield
        0.0
      end
    end

    def symbolizehash(hash)
      Util.symbolizehash(hash)
    end

    # Commands, where `generate` may run them too.
    module Execution
      # What a command printed.
      class ProcessOutput < String
        attr_reader :exitstatus

        def initialize(text, exitstatus)
          super(text)
          @exitstatus = exitstatus
        end
      end

      USER = %w[HOME USER LOGNAME].freeze

      # As Puppet does: without options a failure is an error and the two outputs are one; with any, neither unless it says so.
      def self.execute(command, options = nil)
        Bindery.commands!
        strict = options.nil?
        options = { failonfail: strict, combine: strict, squelch: false, override_locale: true, custom_environment: {} }.merge(options || {})
        words = command.is_a?(Array) ? command.flatten.map(&:to_s) : [command.to_s]
        raise ArgumentError, "Working directory #{options[:cwd]} does not exist!" if options[:cwd] && !::File.directory?(options[:cwd])
        text, status = run(environment(options), words, streams(options))
        if options[:failonfail] && status != 0
          shown = options[:sensitive] ? '[redacted]' : words.join(' ')
          raise Puppet::ExecutionFailure, "Execution of '#{shown}' returned #{status}: #{text.strip}"
        end
        ProcessOutput.new(options[:squelch] ? '' : text, status)
      end

      def self.environment(options)
        locale = options[:override_locale] ? { 'LANG' => 'C', 'LC_ALL' => 'C' } : {}
        locale.merge(USER.to_h { |name| [name, nil] }, options[:custom_environment].to_h { |name, value| [name.to_s, value && value.to_s] })
      end

      def self.streams(options)
        streams = { in: options[:stdinfile] || ::File::NULL, err: options[:combine] ? %i[child out] : ::File::NULL }
        streams[:chdir] = options[:cwd] if options[:cwd]
        streams
      end

      def self.run(environment, words, streams)
        text = ::IO.popen(environment, words.size == 1 ? words.first : words, **streams, &:read)
        [text, $?.exitstatus]
      rescue SystemCallError
        ['', 1]
      end
      private_class_method :environment, :streams, :run
    end

    module Yaml
      class YamlLoadError < Puppet::Error; end
      ParseError = YamlLoadError

      class << self
        def safe_load(text, allowed = [], file = nil)
          data = ::YAML.safe_load(text, permitted_classes: allowed, aliases: true, filename: file)
          data == false ? {} : data
        rescue ::Psych::Exception => mistake
          raise YamlLoadError.new("(#{file || '<unknown>'}): #{mistake.message.sub(/\A\([^)]*\): /, '')}", mistake)
        end

        def safe_load_file(file, allowed = [])
          safe_load(FileSystem.read(file), allowed, file)
        end

        def safe_load_file_if_valid(file, allowed = [])
          safe_load_file(file, allowed)
        rescue YamlLoadError, SystemCallError
          nil
        end
        alias load_file_if_valid safe_load_file_if_valid

        def load_file(file, default = false, _strip = false)
          safe_load_file(file, [Symbol])
        rescue Errno::ENOENT
          default
        end
      end
    end

    module Json
      class ParseError < Puppet::Error; end

      class << self
        def load(text, options = {})
          ::JSON.parse(text, **options)
        rescue ::JSON::ParserError => mistake
          raise ParseError.new(mistake.message, mistake)
        end

        def load_file(file, options = {})
          load(FileSystem.read(file), options)
        end

        def load_file_if_valid(file, options = {})
          load_file(file, options)
        rescue ParseError, SystemCallError
          nil
        end

        def dump(value, options = {})
          options[:pretty] ? ::JSON.pretty_generate(value) : ::JSON.generate(value)
        end
      end
    end

    module Errors
      def fail(*given)
        type, message = given.first.is_a?(Class) ? given : [Puppet::Error, given.join(' ')]
        raise type, message.to_s
      end

      def devfail(message)
        raise Puppet::DevError, message
      end
    end

    module Logging
      %w[debug info notice warning err alert emerg crit].each do |level|
        define_method(level) { |message| Bindery.log(level, message) }
      end

      def log_exception(exception, message = nil, _options = {})
        Puppet.log_exception(exception, message)
      end

      def deprecation_warning(message, key = nil)
        Puppet.deprecation_warning(message, key)
      end
    end

    module Warnings
      module_function

      def warnonce(message)
        Bindery.warn_once("once #{message}", message)
      end

      def notice_once(message)
        Bindery.log('notice', message)
      end

      def debug_once(message)
        Bindery.log('debug', message)
      end
    end

    module Profiler
      def self.profile(*_)
        yield
      end
    end
  end

  class LookupContext; end

  module Pops
    # What backends and functions that look data up by themselves use of Hiera.
    module Lookup
      class LookupKey
        attr_reader :root_key, :segments

        def initialize(key)
          @key = key
          @segments = key.to_s.split('.').map { |segment| segment =~ /\A\d+\z/ ? segment.to_i : segment.delete(%q('")) }
          @root_key = @segments.shift
        end

        def to_s
          @key.to_s
        end
      end

      class Invocation
        attr_reader :scope, :override_values, :default_values

        def initialize(scope, override_values = {}, default_values = {}, *_)
          @scope = scope
          @override_values = override_values
          @default_values = default_values
        end
      end

      # The interpolation of `%{...}` in values, for whoever mixes it in.
      module Interpolation
        def interpolate(value, context, allow_methods = true)
          context.respond_to?(:interpolate) ? context.interpolate(value) : value
        end
      end

      class Context; end
      class Explainer; end
      class DebugExplainer; end

      def self.lookup(name, value_type, default_value, has_default, merge, invocation)
        options = { 'override' => invocation.override_values, 'default_values_hash' => invocation.default_values }
        options['value_type'] = value_type if value_type
        options['default_value'] = default_value if has_default
        options['merge'] = merge if merge
        invocation.scope.call_function('lookup', [name, options])
      end

      def self.search_and_merge(name, invocation, merge)
        lookup(name, nil, nil, true, merge, invocation)
      end
    end
  end
end

# Modules compare versions by RubyGems and ask it for little else. The whole of it is some eighty files, which are loaded when something else is asked for.
module Gem
  autoload :Version, 'rubygems/version'
  autoload :Requirement, 'rubygems/requirement'

  class << self
    def const_missing(name)
      bring_all ? const_get(name) : super
    end

    def method_missing(name, *given, **options, &block)
      bring_all ? __send__(name, *given, **options, &block) : super
    end

    def respond_to_missing?(name, all = false)
      bring_all ? respond_to?(name, all) : super
    end

    private

    # Whether it was not there before.
    def bring_all
      return false if @whole
      @whole = true
      require 'rubygems'
    end
  end
end
