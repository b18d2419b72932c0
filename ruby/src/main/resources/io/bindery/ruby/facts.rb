# Facter's interface for custom facts: what files in lib/facter find.
#
# Facts are kept by name, each with its resolutions. A resolution has confines, a weight and code; the value of a fact is that of the
# heaviest suitable resolution that gives one.
require 'json'
require 'time'
require 'timeout'
require 'date'

module Bindery
  # Asks the host that runs us for core and external facts, and tells it what goes wrong.
  class FactHost
    def initialize(known, programs, messages)
      @known = known
      @programs = programs
      @messages = messages
    end

    def fact(name)
      text = @known.apply(name)
      text.nil? ? nil : JSON.parse(text, quirks_mode: true)
    end

    # Standard output and standard error of a shell command; nil where it takes too long.
    def run(command, limit, environment)
      result = @programs.run(command, limit, environment)
      result.nil? ? nil : result.to_a
    end

    def message(level, text) = @messages.accept(level, text)
  end
end

module Facter
  class ResolveCustomFactError < StandardError; end

  module Core
    module Execution
      class ExecutionFailure < StandardError; end

      module_function

      def search_paths = ENV.fetch('PATH', '').split(File::PATH_SEPARATOR) + %w[/sbin /usr/sbin]

      def absolute_path?(path) = path.start_with?('/')

      def which(program)
        return (File.executable?(program) && File.file?(program) ? program : nil) if absolute_path?(program)
        search_paths.map { |folder| File.join(folder, program) }.find { |path| File.executable?(path) && File.file?(path) }
      end

      def expand_command(command)
        quoted = command.match(/\A"(.+?)"(?:\s+(.*))?/) || command.match(/\A'(.+?)'(?:\s+(.*))?/)
        program, arguments = quoted ? quoted.captures : command.split(/ /, 2)
        path = program && which(program)
        return unless path
        path = "'#{path}'" if path =~ /\s/
        arguments ? "#{path} #{arguments}" : path
      end

      def with_env(values)
        before = values.to_h { |name, _| [name, ENV[name]] }
        values.each { |name, value| ENV[name] = value }
        yield
      ensure
        before&.each { |name, value| ENV[name] = value }
      end

      def exec(command) = execute(command, on_fail: nil)

      def execute(command, options = {})
        on_fail = options.fetch(:on_fail, :raise)
        expanded = options.fetch(:expand, true) ? expand_command(command) : command
        if expanded.nil?
          raise ExecutionFailure, "Could not execute '#{command}': command not found" if on_fail == :raise
          return on_fail
        end
        limit = (options[:timeout] || options[:time_limit] || options[:limit]).to_i
        out, = run(expanded, limit.positive? ? limit : 300)
        out.strip
      rescue Errno::ENOENT, Timeout::Error => error
        raise ExecutionFailure, "Failed while executing '#{command}': #{error.message}" if on_fail == :raise
        on_fail
      end

      def execute_command(command, *)
        out, errors = run(command, 300)
        [out.strip, errors]
      end

      # Programs are started by the host: JRuby cannot redirect their streams everywhere.
      def run(command, limit)
        result = Facter.host.run(command, limit, ENV.to_h.merge('LC_ALL' => 'C', 'LANG' => 'C'))
        raise Timeout::Error, "no end after #{limit} seconds" if result.nil?
        result
      end
    end
  end

  module Util
    # Values as confines compare them: symbols as text, text in lower case.
    module Values
      class DeepMergeError < StandardError; end

      module_function

      def convert(value)
        value = value.to_s if value.is_a?(Symbol)
        value.is_a?(String) ? value.downcase : value
      end

      def deep_freeze(value)
        case value
        when Array then value.map { |each| deep_freeze(each) }.freeze
        when Hash then value.to_h { |key, each| [deep_freeze(key), deep_freeze(each)] }.freeze
        when String then value.dup.freeze
        else value
        end
      end

      def deep_merge(left, right, path = [])
        return left if right.nil?
        return right if left.nil?
        if left.is_a?(Hash) && right.is_a?(Hash)
          left.merge(right) { |key, one, other| deep_merge(one, other, path + [key]) }
        elsif left.is_a?(Array) && right.is_a?(Array)
          left + right
        else
          place = path.empty? ? '' : " at root#{path.map { |part| "[#{part.inspect}]" }.join}"
          raise DeepMergeError, "Cannot merge #{left.inspect}:#{left.class} and #{right.inspect}:#{right.class}#{place}"
        end
      end
    end

    module Normalization
      class NormalizationError < StandardError; end

      VALID_TYPES = [Integer, Float, TrueClass, FalseClass, NilClass, Symbol, String, Array, Hash, Date, Time].freeze

      module_function

      def normalize(value)
        case value
        when Integer, Float, true, false, nil, Symbol then value
        when Date, Time then value.iso8601
        when String then text(value)
        when Array then value.map { |each| normalize(each) }
        when Hash then value.to_h { |key, each| [normalize(key), normalize(each)] }
        else raise NormalizationError, "Expected #{value} to be one of #{VALID_TYPES.inspect}, but was #{value.class}"
        end
      end

      def text(value)
        encoded = value.encode(Encoding::UTF_8)
        return encoded if encoded.valid_encoding?
        raise NormalizationError, "String #{value.inspect} doesn't match the reported encoding #{value.encoding}"
      rescue EncodingError
        raise NormalizationError, "String encoding #{value.encoding} is not UTF-8 and could not be converted to UTF-8"
      end
    end

    class Confine
      attr_accessor :fact, :values

      def initialize(fact = nil, *values, &block)
        raise ArgumentError, 'The fact name must be provided' unless fact || block
        raise ArgumentError, 'One or more values or a block must be provided' if values.empty? && !block
        @fact = fact
        @values = values
        @block = block
      end

      def true?
        return !!@block.call if @block && !@fact
        value = Values.convert(Facter.value(@fact))
        return false if value.nil?
        return !!@block.call(value) if @block
        @values.any? { |each| Values.convert(each) === value }
      rescue StandardError
        false
      end
    end

    # What resolutions of both kinds have.
    module Resolvable
      attr_accessor :name, :timeout, :fact_type
      attr_reader :fact, :confines, :last_evaluated

      def confine(confines = nil, &block)
        case confines
        when Hash then confines.each { |fact, values| @confines << Confine.new(fact, *values) }
        when nil then @confines << Confine.new(&block) if block
        else @confines << Confine.new(confines, &block) if block
        end
      end

      def has_weight(weight)
        @weight = weight
        self
      end

      def weight = @weight || @confines.length

      def suitable? = @confines.all?(&:true?)

      def on_flush(&block) = @on_flush = block

      def flush = @on_flush&.call

      def limit = @timeout || 0

      def evaluate(&block)
        instance_eval(&block)
        @last_evaluated = true
      end

      def value
        Normalization.normalize(Timeout.timeout(limit.to_f) { resolve_value })
      rescue Timeout::Error
        Facter.log_exception(nil, "Timed out after #{limit} seconds while resolving #{qualified_name}")
        nil
      rescue Normalization::NormalizationError => error
        Facter.log_exception(error, "Fact resolution #{qualified_name} resolved to an invalid value: #{error.message}")
        nil
      rescue StandardError, NotImplementedError => error
        Facter.log_exception(error, "Error while resolving custom fact #{qualified_name}: #{error.message}")
        raise ResolveCustomFactError
      end

      def qualified_name = "fact='#{@fact.name}', resolution='#{@name || '<anonymous>'}'"

      def take(options, accepted, kind)
        accepted.each { |option| instance_variable_set("@#{option}", options.delete(option)) if options.key?(option) }
        raise ArgumentError, "Invalid #{kind} options #{options.keys.inspect}" unless options.empty?
      end
    end

    class Resolution
      include Resolvable
      extend Core::Execution
      class << self
        def exec(command) = Core::Execution.exec(command)
        def which(program) = Core::Execution.which(program)
        def with_env(values, &block) = Core::Execution.with_env(values, &block)
      end

      attr_accessor :code
      attr_writer :value

      def initialize(name, fact)
        @name = name
        @fact = fact
        @confines = []
      end

      def resolution_type = :simple

      def options(options) = take(options, %i[name value timeout weight fact_type file is_env], 'resolution')

      def setcode(command = nil, &block)
        raise ArgumentError, 'You must pass either code or a block' unless command || block
        @code = block || proc do
          output = Core::Execution.execute(command, on_fail: nil)
          output.nil? || output.empty? ? nil : output
        end
        self
      end

      def resolve_value = @value.nil? ? @code&.call : @value
    end

    class Fact
      attr_accessor :name, :options, :ldapname
      attr_reader :used_weight, :resolves

      def initialize(name, options = {})
        @name = name.to_s.downcase.to_sym
        @options = options.dup
        @resolves = []
        @used_weight = 0
      end

      def add(options = {}, &block) = define_resolution(options[:name], options, &block)

      def define_resolution(resolution_name, options = {}, &block)
        given = options.dup
        resolution = create(resolution_name, given.delete(:type) || :simple)
        resolution.options(given)
        resolution.evaluate(&block) if block
        resolution
      rescue StandardError => error
        Facter.log_exception(error, "Unable to add resolve #{(resolution_name || '<anonymous>').inspect} for fact '#{@name}': #{error.message}")
        nil
      end

      def create(resolution_name, type)
        known = resolution(resolution_name)
        if known
          return known if known.resolution_type == type
          raise ArgumentError, "Cannot return resolution #{resolution_name} with type #{type}; already defined as #{known.resolution_type}"
        end
        made = case type
               when :simple then Resolution.new(resolution_name, self)
               when :aggregate then Core::Aggregate.new(resolution_name, self)
               else raise ArgumentError, "Expected resolution type to be one of (:simple, :aggregate) but was #{type}"
               end
        @resolves << made
        made
      end

      def resolution(name) = name.nil? ? nil : @resolves.find { |each| each.name == name }

      def flush
        @resolves.each(&:flush)
        @known = false
      end

      def value
        return @value if @known
        raise "Caught recursion on #{@name}" if @searching
        @searching = true
        begin
          @value = found
          @known = true
        ensure
          @searching = false
        end
        @value
      end

      def found
        @resolves.select(&:suitable?).each_with_index.sort_by { |each, at| [-each.weight, at] }.each do |each, _|
          begin
            value = each.value
          rescue ResolveCustomFactError
            break
          end
          @used_weight = each.weight
          return value unless value.nil?
        end
        nil
      end
    end
  end

  module Core
    class Aggregate
      include Util::Resolvable

      class DependencyError < StandardError; end

      def initialize(name, fact)
        @name = name
        @fact = fact
        @confines = []
        @chunks = {}
        @requires = {}
      end

      def resolution_type = :aggregate

      def options(options) = take(options, %i[name timeout weight fact_type], 'aggregate')

      def chunk(name, options = {}, &block)
        raise ArgumentError, "#{self.class.name}#chunk requires a block" unless block
        raise ArgumentError, "#{self.class.name}#expected chunk name to be a Symbol" unless name.is_a?(Symbol)
        given = options.dup
        @requires[name] = Array(given.delete(:require))
        raise ArgumentError, "Unexpected options passed to #{self.class.name}#chunk: #{given.keys.inspect}" unless given.empty?
        @chunks[name] = block
        self
      end

      def aggregate(&block)
        raise ArgumentError, "#{self.class.name}#aggregate requires a block" unless block
        @aggregate = block
        self
      end

      def resolve_value
        results = {}
        @chunks.each_key { |name| resolve(name, results, []) }
        return @aggregate.call(results) if @aggregate
        results.values.inject { |one, other| Util::Values.deep_merge(one, other) }
      rescue Util::Values::DeepMergeError => error
        raise ArgumentError, "Could not deep merge all chunks (Original error: #{error.message}), " \
                             'ensure that chunks return either an Array or Hash or override the aggregate block'
      end

      def resolve(name, results, waiting)
        return if results.key?(name)
        if waiting.include?(name)
          cycle = waiting.drop_while { |each| each != name }
          raise DependencyError, "Could not order chunks; found the following dependency cycles: #{[cycle].inspect}"
        end
        needed = @requires.fetch(name, [])
        needed.each { |each| resolve(each, results, waiting + [name]) }
        results[name] = Util::Values.deep_freeze(@chunks[name]&.call(*needed.map { |each| results[each] }))
      end
    end
  end

  # The value of any fact, for code that asks for an object.
  Known = Struct.new(:name, :value) do
    def to_s = value.to_s
  end

  class << self
    attr_accessor :host, :folders

    def facts = @facts ||= {}

    def canonical(name) = name.to_s.downcase.to_sym

    def add(name, options = {}, &block)
      fact = (facts[canonical(name)] ||= Util::Fact.new(name, options))
      fact.add(options, &block)
      fact
    end

    def define_fact(name, options = {}, &block)
      fact = (facts[canonical(name)] ||= Util::Fact.new(name, options))
      fact.instance_eval(&block) if block
      fact
    rescue StandardError => error
      log_exception(error, "Unable to add fact #{name}: #{error}")
    end

    # A custom fact, unless it has no weight and there is a core fact of the name; a path leads into structured facts.
    def value(query)
      name = query.to_s.downcase
      load_named(name)
      custom = facts[name.to_sym]
      unless custom.nil?
        value = custom.value
        core = custom.used_weight <= 0 || value.nil? ? host.fact(name) : nil
        value = core unless core.nil?
        return value unless value.nil?
      end
      known = host.fact(name)
      return known unless known.nil?
      root, *path = name.split('.')
      path.empty? || !facts.key?(root.to_sym) ? nil : inside(facts[root.to_sym].value, path)
    end

    def inside(value, path)
      path.reduce(value) do |at, key|
        case at
        when Hash then at.fetch(key) { at[key.to_sym] }
        when Array then key =~ /\A\d+\z/ ? at[key.to_i] : nil
        end
      end
    end

    def fact(name)
      found = value(name)
      found.nil? && !facts.key?(canonical(name)) ? nil : Known.new(name.to_s, found)
    end
    alias [] fact
    def core_value(name) = host.fact(name.to_s)

    def list = facts.keys.map(&:to_s).sort
    def to_hash = facts.to_h { |name, fact| [name.to_s, fact.value] }.compact
    def each(&block) = to_hash.each(&block)

    def loadfacts; end
    def flush = facts.each_value(&:flush)
    def clear; end
    def reset; end
    def search(*folders) = nil
    def search_external(_folders) = nil
    def search_path = folders
    def search_external_path = []
    def version = '4.3.0'
    def debugging? = false
    def debugging(_) = nil
    def trace? = false
    def http_debug? = false

    def debug(text) = host.message('DEBUG', text.to_s)
    def debugonce(text) = once(:debug, text)
    def info(text) = host.message('DEBUG', text.to_s)
    def warn(text) = host.message('WARN', text.to_s)
    def warnonce(text) = once(:warn, text)

    def once(level, text)
      @said ||= []
      return if @said.include?([level, text])
      @said << [level, text]
      send(level, text)
    end

    def log_exception(error, text = nil)
      host.message('ERROR', text.to_s.empty? ? error.to_s : text.to_s)
      nil
    end

    # A file that asks for another fact while it is loaded gets the file of that name loaded first.
    def load_named(name)
      path = (@unloaded || []).find { |each| File.basename(each, '.rb') == name }
      load_file(path) if path
    end

    def load_file(path)
      @unloaded.delete(path)
      Kernel.load(path)
    rescue ScriptError => error
      log_exception(error, "Error loading fact #{path}: #{error.message}")
    rescue StandardError => error
      log_exception(error, "error while resolving custom facts in #{path} #{error.message}")
    end

    # Loads all files and gives the facts that are wanted, as JSON.
    def resolve_all(files, wanted, known, programs, messages)
      @host = Bindery::FactHost.new(known, programs, messages)
      @unloaded = files.to_a
      @folders = @unloaded.map { |file| File.dirname(file) }.uniq
      @folders.each { |folder| $LOAD_PATH.unshift(File.dirname(folder)) if File.basename(folder) == 'facter' }
      load_file(@unloaded.first) until @unloaded.empty?
      found = facts.select { |name, _| wanted.test(name.to_s) }.map do |name, fact|
        value = fact.value
        [name.to_s, fact.used_weight, stringified(value)]
      end
      JSON.generate(found.reject { |_, _, value| value.nil? })
    end

    def stringified(value)
      case value
      when Hash then value.to_h { |key, each| [key.to_s, stringified(each)] }
      when Array then value.map { |each| stringified(each) }
      when Symbol then value.to_s
      else value
      end
    end
  end
end

# Names that files use for parts of the interface.
module LegacyFacter
  Core = Facter::Core
  Util = Facter::Util
end

# Files load parts of Facter and of Puppet that are all here, or that they can do without.
module Kernel
  alias bindery_require require
  def require(name)
    bindery_require(name)
  rescue LoadError
    raise unless name =~ %r{\A(facter|puppet)(/|\z)}
    false
  end
  private :require
end
