# The part of Puppet's Ruby interface that modules use: errors, functions of both generations, scopes, templates, and the
# language in which resource types are declared. Everything that needs the compiler goes through a Java object.

Encoding.default_external = Encoding::UTF_8
Encoding.default_internal = Encoding::UTF_8

# What code prints must not get into what the command itself writes.
$stdout = $stderr

module Bindery
  REQUIRED = {}
  # The main file of each library that is loaded when it is named, by the folder of its other files.
  FOLDERS = {}

  # A file of a library may open the library's module, which would load the library in the middle of that file: `net/protocol` begins with
  # `module Net`, and `net/http` needs what it defines. So the library is loaded first.
  def self.before(name)
    library = FOLDERS.delete(name.to_s[%r{\A([^/]+)/}, 1])
    require library if library && library != name
  end

  # Libraries that come with Ruby as gems, `base64` and `csv` among them, are found without RubyGems, which takes long to load.
  def self.find_gems
    return false if @gems
    library = $LOAD_PATH.find { |folder| folder.end_with?('/lib/ruby/stdlib') }
    @gems = library ? Dir.glob(library.delete_suffix('stdlib') + 'gems/shared/gems/*/lib') : []
    $LOAD_PATH.concat(@gems)
    true
  end

  REWORDINGS = {}

  # Has a block run when a library has defined a constant.
  def self.when_loaded(constant, &block)
    REWORDINGS[constant] = block
    reword
  end

  # A library is whole when what it requires itself is loaded too.
  def self.loading
    @depth = @depth.to_i + 1
    yield
  ensure
    @depth -= 1
    reword if @depth.zero?
  end

  def self.reword
    REWORDINGS.keys.each do |constant|
      next if !Object.const_defined?(constant, false) || Object.autoload?(constant)
      REWORDINGS.delete(constant)&.call
    end
  end
end

# Puppet's own files are all in here; a file of Puppet that is asked for and not known adds nothing, and what it would have
# defined is then missing by name.
module Kernel
  original = instance_method(:require)

  # What was found once is not looked for again: templates ask for the same file every time, and there are as many folders as modules.
  define_method(:require) do |name|
    next false if Bindery::REQUIRED[name]
    Bindery.before(name)
    begin
      loaded = Bindery.loading { original.bind_call(self, name) }
      Bindery::REQUIRED[name] = true
      loaded
    rescue LoadError
      retry if Bindery.find_gems
      raise unless name =~ %r{\A(puppet|facter|hiera|semantic_puppet)(/|\z)}
      false
    end
  end
  private :require
end

require 'set'
require 'securerandom'
require 'time'

# Under Puppet these libraries are loaded before any code of a module is. Here they are loaded when they are first named: loading all of them
# takes 0.7 s of CPU in a new process, a third of what a compile that needs one function in Ruby costs.
module Bindery
  LIBRARIES = {
    ERB: 'erb', JSON: 'json', YAML: 'yaml', Psych: 'yaml', Digest: 'digest', Base64: 'base64', URI: 'uri', OpenSSL: 'openssl',
    StringIO: 'stringio', StringScanner: 'strscan', Date: 'date', DateTime: 'date', CGI: 'cgi', FileUtils: 'fileutils', Tempfile: 'tempfile',
    Timeout: 'timeout', Forwardable: 'forwardable', SingleForwardable: 'forwardable', SimpleDelegator: 'delegate', Delegator: 'delegate',
    IPAddr: 'ipaddr', Resolv: 'resolv', Addrinfo: 'socket', Socket: 'socket', IPSocket: 'socket', TCPSocket: 'socket', UDPSocket: 'socket',
    Etc: 'etc', Pathname: 'pathname', Find: 'find', OpenStruct: 'ostruct', Open3: 'open3', Benchmark: 'benchmark', Logger: 'logger',
    OptionParser: 'optparse', Singleton: 'singleton', TSort: 'tsort', Zlib: 'zlib', Net: 'net/http', Prime: 'prime',
  }.freeze
  METHODS = { to_json: 'json', to_yaml: 'yaml', URI: 'uri' }.freeze
end

Bindery::LIBRARIES.each do |name, file|
  Object.autoload(name, file)
  Bindery::FOLDERS[file[%r{\A[^/]+}]] ||= file
end

# The methods that these libraries add to all objects load them too.
class Object
  Bindery::METHODS.each do |name, library|
    define_method(name) do |*given, **options, &block|
      Bindery.bring(name, library)
      __send__(name, *given, **options, &block)
    end
  end
  private :URI
end

def Bindery.bring(method, library)
  Object.send(:remove_method, method) if Object.instance_method(method).source_location&.first == __FILE__
  require library
end

# Facts, as far as Ruby code asks for them by name.
module Facter
  def self.value(name)
    scope = Bindery.scope
    scope ? scope.door.variable(name.to_s) : (Unknown.new if describing?)
  end

  # While a type is described no node is known: whatever is asked of a fact then gives nothing.
  def self.describing
    before = @describing
    @describing = true
    yield
  ensure
    @describing = before
  end

  def self.describing?
    @describing ? true : false
  end

  class Unknown < BasicObject
    def to_s
      ''
    end
    alias to_str to_s

    def nil?
      true
    end

    def method_missing(*_)
      self
    end

    def respond_to_missing?(*_)
      true
    end
  end

  def self.[](name)
    Fact.new(value(name))
  end

  def self.fact(name)
    self[name]
  end

  def self.add(*_); end

  Fact = Struct.new(:value)
end

# Texts are not translated.
module Kernel
  def _(message)
    message
  end

  def n_(one, many, count)
    count == 1 ? one : many
  end
  private :_, :n_
end

# What Ruby 3.1 has and later ones have not: any object may be matched, and matches nothing.
class Object
  def =~(_other)
    nil
  end
end

# Ruby 3.1's forms, which Puppet's users see.
class Float
  def to_s
    Bindery.float_text(self)
  end
  alias inspect to_s

  # JRuby takes this for truncate, which takes digits.
  def to_i
    truncate
  end

  prepend(Module.new do
    def to_json(*given)
      nan? || infinite? ? super : to_s
    end
  end)
end

class Array
  prepend(Module.new do
    def fetch(index, *)
      super
    rescue IndexError
      raise unless index.is_a?(Integer) && !(-size...size).cover?(index)
      raise IndexError, "index #{index} outside of array bounds: #{-size}...#{size}"
    end
  end)
end

class Hash
  def inspect
    return '{}' if empty?
    '{' + map { |k, v| "#{k.inspect}=>#{v.inspect}" }.join(', ') + '}'
  end
  alias to_s inspect
end

module Puppet
  PUPPETVERSION = '7.23.0'

  class Error < RuntimeError
    attr_accessor :original
    def initialize(message = nil, original = nil)
      super(message)
      @original = original
    end
  end

  class DevError < Error; end
  class MissingCommand < Error; end
  class ExecutionFailure < Error; end

  class ParseError < Error
    attr_accessor :file, :line, :pos

    def initialize(message = nil, file = nil, line = nil, pos = nil, original = nil)
      super(message, original)
      @file = file
      @line = line
      @pos = pos
    end
  end
  ParseErrorWithIssue = ParseError
  class PreformattedError < ParseError; end
  class ResourceError < Error; end

  class DataBinding
    class LookupError < Puppet::Error; end
    class RecursiveLookupError < LookupError; end
  end
  class AlreadyInitializedError < Error; end

  def self.version
    PUPPETVERSION
  end

  def self.[](name)
    value = Bindery.scope ? Bindery.scope.setting(name.to_s) : nil
    value && name.to_s == 'strict' ? value.to_sym : value
  end

  %w[debug info notice warning err alert emerg crit].each do |level|
    define_singleton_method(level) { |message| Bindery.log(level, message) }
  end

  def self.log_exception(exception, message = nil, _options = {})
    Bindery.log('err', message || exception.message)
  end

  def self.deprecation_warning(message, key = nil)
    place = caller_locations(1, 1).first
    told = "#{message}\n   (location: #{place.path}:#{place.lineno}:in `#{place.label[/[^#]*\z/]}')"
    Bindery.warn_once("deprecation #{key || place}", told)
  end

  def self.warn_once(kind, key, message, *_place)
    Bindery.warn_once("#{kind} #{key}", "#{message}\n   (file & line not available)")
  end

  def self.lookup(name)
    case name
    when :current_environment then Bindery.scope.environment
    when :root_environment then Struct.new(:name, :modulepath).new(:'*root*', [])
    else raise Puppet::DevError, "no lookup of #{name} here"
    end
  end

  def self.features
    Features.new
  end

  # Says yes to what this interface has and no to the rest.
  class Features
    def method_missing(name, *_)
      name.to_s.end_with?('?') ? %w[posix? root? manages_symlinks? base64? json?].include?(name.to_s) : super
    end

    def respond_to_missing?(name, _ = false)
      name.to_s.end_with?('?')
    end

    def add(*_); end
  end

  module Util
    def self.which(_name)
      nil
    end

    def self.absolute_path?(path, platform = nil)
      platform == :windows ? !!(path =~ %r{\A(?:[A-Za-z]:[/\\]|\\\\|//)}) : !!(path =~ %r{\A/})
    end

    def absolute_path?(path, platform = nil)
      Util.absolute_path?(path, platform)
    end

    module Package
      # Numbers by value, the rest as text; a dash before a dot before anything else.
      def self.versioncmp(left, right, _ignore = false)
        one = left.to_s.scan(/[-.]|\d+|[^-.\d]+/)
        two = right.to_s.scan(/[-.]|\d+|[^-.\d]+/)
        one.zip(two).each do |a, b|
          order = b.nil? ? 1 : compare_parts(a, b)
          return order unless order.zero?
        end
        one.size < two.size ? -1 : left.to_s <=> right.to_s
      end

      def self.compare_parts(a, b)
        return 0 if a == b
        %w[- .].each do |mark|
          return -1 if a == mark
          return 1 if b == mark
        end
        numbers = a =~ /\A\d+\z/ && b =~ /\A\d+\z/
        return a.upcase <=> b.upcase if !numbers || a.start_with?('0') || b.start_with?('0')
        a.to_i <=> b.to_i
      end

      def versioncmp(left, right, ignore = false)
        Package.versioncmp(left, right, ignore)
      end
    end

    module Platform
      def self.windows?
        false
      end
    end

    module Docs; end
    module Checksums; end
    module Posix; end
    module MethodHelper; end
    module SUIDManager; end
    module Diff; end
    module SELinux; end
  end

  # Functions of the current generation.
  module Functions
    def self.create_function(name, base = Function, &block)
      made = Class.new(base)
      made.instance_variable_set(:@function_name, name.to_s)
      made.class_eval(&block)
      Bindery.define_function(name.to_s, made)
      made
    rescue StandardError => mistake
      raise ArgumentError, "Function Load Error for function '#{name}': #{Bindery.worded(mistake)}"
    end

    class Function
      class << self
        attr_reader :function_name

        def dispatches
          @dispatches ||= []
        end

        def local_type_sources
          @local_types ||= []
        end

        def dispatch(method, &block)
          dispatches << Dispatch.new(method, false).tap { |made| made.instance_eval(&block) }
        end

        def argument_mismatch(method, &block)
          dispatches << Dispatch.new(method, true).tap { |made| made.instance_eval(&block) }
        end

        def local_types(&block)
          LocalTypes.new(local_type_sources).instance_eval(&block)
        end

        # A function without dispatches takes what its method takes.
        def described
          dispatches.empty? ? [Dispatch.of_method(self)] : dispatches
        end
      end

      def initialize(scope)
        @bindery_scope = scope
      end

      # As Puppet does: what a function closes over is the top scope, not the scope it is called in.
      def closure_scope
        @closure_scope ||= @bindery_scope.topscope
      end
      alias scope closure_scope

      def call_function(name, *arguments, &block)
        unless closure_scope.function?(name.to_s)
          raise ArgumentError, "Function #{self.class.function_name}(): Unknown function: '#{name}'"
        end
        closure_scope.call_function(name.to_s, arguments, &block)
      end

      def to_s
        "function #{self.class.function_name}"
      end
    end

    class InternalFunction < Function; end
    class PuppetFunction < Function; end

    # Collects `type 'Name = ...'` lines.
    class LocalTypes
      def initialize(sources)
        @sources = sources
      end

      def type(source)
        @sources << source
      end
    end

    # One signature in the making.
    class Dispatch
      attr_reader :method_name, :parameters, :block_type, :block_name, :block_optional, :returns, :mismatch

      def self.of_method(type)
        simple = type.function_name.split('::').last.to_sym
        unless type.method_defined?(simple) || type.private_method_defined?(simple)
          raise ArgumentError, "Function Creation Error, cannot create a default dispatcher for function '#{simple}', no method with this name found"
        end
        made = new(simple, false)
        type.instance_method(simple).parameters.each do |kind, name|
          case kind
          when :req then made.required_param('Any', name)
          when :opt then made.optional_param('Any', name)
          when :rest then made.repeated_param('Any', name || :args)
          # As Puppet does: it counts kinds of parameters and knows no others.
          else nil + 1
          end
        end
        made
      end

      def initialize(method_name, mismatch)
        @method_name = method_name
        @mismatch = mismatch
        @parameters = []
      end

      def param(type, name)
        add(type, name, 'required')
        raise ArgumentError, 'A required parameter cannot be added after an optional parameter' if optional?
      end
      alias required_param param

      def optional_param(type, name)
        add(type, name, 'optional')
      end

      def repeated_param(type, name)
        add(type, name, 'repeated')
      end
      alias optional_repeated_param repeated_param

      def required_repeated_param(type, name)
        add(type, name, 'required_repeated')
        raise ArgumentError, 'A required repeated parameter cannot be added after an optional parameter' if optional?
      end

      def block_param(*given)
        block_of(given, false)
      end
      alias required_block_param block_param

      def optional_block_param(*given)
        block_of(given, true)
      end

      def return_type(type)
        unless type.is_a?(String) || type.is_a?(Puppet::Pops::Types::PAnyType)
          raise ArgumentError, "Argument to 'return_type' must be a String reference to a Puppet Data Type. Got #{type.class}"
        end
        @returns = type
      end

      def scope_param
        @parameters << ['', 'scope', 'scope']
      end

      def cache_param
        raise Puppet::DevError, 'cache_param is not for functions of modules'
      end

      def pass_scope?
        @parameters.any? { |_, _, kind| kind == 'scope' }
      end

      private

      def add(type, name, kind)
        raise ArgumentError, 'Parameters cannot be added after a block parameter' if @block_type
        raise ArgumentError, 'Parameters cannot be added after a repeated parameter' if @parameters.any? { |_, _, known| known.end_with?('repeated') }
        raise ArgumentError, "Parameter name argument must be a Symbol. Got #{name.class}" if name.is_a?(String)
        unless type.is_a?(String) || type.is_a?(Puppet::Pops::Types::PAnyType)
          raise ArgumentError, "Parameter 'type' must be a String reference to a Puppet Data Type. Got #{type.class}"
        end
        @parameters << [type, name.to_s, kind]
      end

      def optional?
        @parameters.any? { |_, _, kind| kind == 'optional' }
      end

      # Takes nothing, a name, or a type and a name.
      def block_of(given, optional)
        raise ArgumentError, "block_param accepts max 2 arguments (type, name), got #{given.size}." if given.size > 2
        name = given.empty? ? :block : given.last
        raise ArgumentError, "Expected block_param name to be a Symbol, got #{name.class}" unless name.is_a?(Symbol)
        raise ArgumentError, 'Attempt to redefine block' if @block_type
        @block_type = given.size == 2 ? given.first : 'Callable'
        @block_name = name.to_s
        @block_optional = optional
      end
    end
  end

  module Parser
    # Functions of the first generation: methods of a scope that take one array.
    module Functions
      Error = Puppet::Error

      def self.newfunction(name, options = {}, &block)
        type = options[:type] || :statement
        raise Puppet::DevError, "Invalid statement type #{type.inspect}" unless %i[statement rvalue].include?(type)
        arity = options[:arity] || -1
        Scope.define_legacy(name.to_s, arity, block)
        Bindery.define_legacy(name.to_s, arity, type == :rvalue)
        ''
      end

      def self.function(name, *_)
        Bindery.scope && Bindery.scope.function?(name.to_s) ? "function_#{name}" : false
      end

      def self.autoloader
        self
      end

      def self.load(*_); end
      def self.loadall; end

      def self.arity(name, _environment = nil)
        known = Bindery::LEGACY[name.to_s]
        known ? known.first : -1
      end

      def self.rvalue?(name, _environment = nil)
        known = Bindery::LEGACY[name.to_s]
        known.nil? || known.last
      end
    end

    module Files
      def self.find_template(template, _environment = nil)
        Bindery.scope.call_function('find_template', [template])
      end

      def self.find_file(file, _environment = nil)
        Bindery.scope.call_function('find_file', [file])
      end
    end

    # A scope as Ruby code sees it; the real one is behind a Java object.
    class Scope
      def self.define_legacy(name, arity, block)
        define_method("real_function_#{name}", &block)
        define_method("function_#{name}") do |arguments|
          unless arguments.is_a?(Array)
            raise ArgumentError, "custom functions must be called with a single array that contains the arguments. For example, function_example([1]) instead of function_example(1)"
          end
          Scope.count(name, arity, arguments)
          send("real_function_#{name}", arguments)
        end
      end

      def self.count(name, arity, arguments)
        if arity >= 0 && arguments.size != arity
          raise ArgumentError, "#{name}(): Wrong number of arguments given (#{arguments.size} for #{arity})"
        elsif arity < 0 && arguments.size < (arity + 1).abs
          raise ArgumentError, "#{name}(): Wrong number of arguments given (#{arguments.size} for minimum #{(arity + 1).abs})"
        end
      end

      def initialize(java)
        @java = java
      end

      def door
        @java
      end

      def lookupvar(name, _options = {})
        unless name.is_a?(String)
          raise Puppet::ParseError, "Scope variable name #{name.inspect} is a #{name.class}, not a string"
        end
        @java.lookup(name.to_s)
      end

      def [](name, _options = nil)
        lookupvar(name)
      end

      def []=(name, value, _options = {})
        @java.set_variable(name.to_s, value)
      end
      alias setvar []=

      # Which resource defaults hold here for a type, by name of the parameter.
      def lookupdefaults(type)
        @java.defaults(type.to_s).to_h { |name, value| [name.to_sym, Parser::Resource::Param.new(name.to_sym, value)] }
      end

      def include?(name)
        !@java.variable(name.to_s).nil?
      end

      def exist?(name)
        @java.exist_p(name.to_s)
      end

      def bound?(name)
        @java.bound_p(name.to_s)
      end

      def to_hash(names = nil)
        names.is_a?(Array) ? @java.variables_named(names) : @java.variables
      end

      def call_function(name, arguments, &block)
        @java.call(name.to_s, [*arguments], block)
      end

      %w[alert crit debug emerg err info notice warning].each do |level|
        define_method("function_#{level}") { |values| call_function(level, values) }
        define_method(level) { |message| @java.log(level, message.to_s) }
      end

      def function?(name)
        respond_to?("function_#{name}") || @java.function_p(name)
      end

      def setting(name)
        @java.setting(name)
      end

      def environment
        Environment.new(@java)
      end

      def compiler
        Compiler.new(self)
      end

      def catalog
        Catalog.new(@java)
      end

      def findresource(reference, title = nil)
        catalog.resource(reference, title)
      end

      # The class or define whose body this is.
      def resource
        type, title = Resource.split(@java.container)
        catalog.resource(type, title) || Resource.new(type, title, {}, [type.downcase])
      end

      def source
        Source.new(@java.container, @java.variable('module_name'))
      end

      def topscope
        Scope.new(@java.top)
      end

      # The scope of the node, or the top scope.
      def find_global_scope
        outer = parent
        outer ? outer.find_global_scope : self
      end

      def inherited_scope
        nil
      end

      def is_topscope?
        parent.nil?
      end

      def is_classscope?
        resource.type == 'Class'
      end

      def is_nodescope?
        resource.type == 'Node'
      end

      def undef_as(replacement, value)
        value.nil? || value == :undef ? replacement : value
      end

      # The scope this one sees into: that of an inherited class, else the top one; none of that itself.
      def parent
        outer = @java.parent
        outer && Scope.new(outer)
      end
      alias enclosing_scope parent

      def find_hostclass(name)
        @java.defined_p('class', name.to_s) ? Source.new("Class[#{Resource.title_of(name.to_s)}]", name.to_s[/\A(?:::)?(\w+)/, 1]) : nil
      end

      def find_definition(name)
        @java.defined_p('define', name.to_s) ? Source.new("#{Resource.title_of(name.to_s)}[]", name.to_s[/\A(?:::)?(\w+)/, 1]) : nil
      end

      def newscope(*_)
        self
      end

      def is_topscope?
        @java.container == 'Class[main]'
      end

      # How many arguments Puppet's own functions of this generation take, where that is not any number.
      ARITY = { assert_type: -3, binary_file: 1, break: 0, contain: -2, create_resources: -3, defined: -2, digest: 1, each: -3, epp: -2,
                file: -2, filter: -3, find_file: -2, fqdn_rand: -2, generate: -2, hiera: -2, hiera_array: -2, hiera_hash: -2,
                hiera_include: -2, include: -2, inline_epp: -2, inline_template: -2, lest: -2, lookup: -2, map: -3, match: 2, md5: 1,
                next: -2, realize: -2, reduce: -3, regsubst: -4, require: -2, return: -2, sha1: 1, sha256: 1, slice: -3, split: 2,
                sprintf: -2, strftime: -3, tag: -2, tagged: -2, template: -2, then: -2, versioncmp: 2 }.freeze

      def method_missing(name, *arguments, &block)
        return super unless name.to_s.start_with?('function_')
        function = name.to_s.delete_prefix('function_')
        kind = @java.legacy(function)
        return super if kind == 'ABSENT'
        Scope.count(function, ARITY.fetch(function.to_sym, -1), arguments.first) if arguments.first.is_a?(Array)
        if kind == 'REFUSED'
          raise Puppet::ParseError, "#{function}() can only be called using the 4.x function API. See Scope#call_function"
        end
        values = arguments.first
        raise ArgumentError, 'custom functions must be called with a single array that contains the arguments' unless values.is_a?(Array)
        call_function(function, values, &block)
      end

      def respond_to_missing?(name, all = false)
        name.to_s.start_with?('function_') ? @java.legacy(name.to_s.delete_prefix('function_')) != 'ABSENT' : super
      end

      def to_s
        "Scope(#{@java.container})"
      end
      alias inspect to_s
    end

    # The definition that code belongs to.
    class Source
      attr_reader :name, :module_name, :type

      def initialize(container, module_name)
        kind, title = Resource.split(container)
        @type = kind == 'Class' ? :hostclass : kind == 'Node' ? :node : :definition
        @name = @type == :definition ? kind.downcase : title == 'main' ? '' : title.downcase
        @module_name = module_name
      end
    end

    # The few things that functions ask of a compiler.
    class Compiler
      def initialize(scope)
        @scope = scope
      end

      def environment
        @scope.environment
      end

      def catalog
        @scope.catalog
      end

      def findresource(*reference)
        catalog.resource(*reference)
      end

      def node
        Node.new(catalog.name, @scope.lookupvar('facts'))
      end

      def add_resource(scope, resource)
        scope.call_function('create_resources', [resource.type.to_s, { resource.title.to_s => resource.to_hash.transform_keys(&:to_s) }])
      end

      def topscope
        @scope.topscope
      end
    end

    class Node
      attr_reader :name

      def initialize(name, facts)
        @name = name
        @facts = facts
      end

      def facts
        Struct.new(:name, :values).new(name, @facts)
      end

      def parameters
        @facts
      end
    end

    class Environment
      def initialize(java)
        @java = java
      end

      def name
        @java.environment_name.to_sym
      end

      def to_s
        @java.environment_name
      end

      def module(name)
        folder = @java.module_directory(name.to_s)
        folder && Puppet::Module.new(name.to_s, folder)
      end

      def modules
        @java.modules.map { |name| self.module(name) }
      end

      def modulepath
        Array(@java.setting('modulepath').to_s.split(':'))
      end
      alias full_modulepath modulepath

      def ==(other)
        other.is_a?(Environment) && name == other.name
      end
    end

    class Catalog
      def initialize(java)
        @java = java
      end

      def name
        (@java.variable('trusted') || {})['certname']
      end

      def classes
        @java.classes
      end

      def tags
        @java.tags
      end

      def tag(*names)
        @java.tag_catalog(names.flatten.map(&:to_s))
      end

      def resource(type, title = nil)
        type, title = Resource.split(type.to_s) if title.nil?
        parameters = @java.resource_parameters(type.to_s, title.to_s)
        parameters && Resource.new(type.to_s, title.to_s, parameters, @java.resource_tags(type.to_s, title.to_s))
      end

      def resource_refs
        @java.references
      end
      alias resource_keys resource_refs

      def resources
        resource_refs.map { |reference| resource(reference) }
      end

      def tagged?(*names)
        names.all? { |name| tags.include?(name.to_s) }
      end

      def environment
        @java.environment_name
      end
    end

    # A resource that is or will be in the catalog.
    Resource = Class.new(Puppet::Resource)
    Resource::Param = Struct.new(:name, :value)

    # What a template's code is evaluated in.
    class TemplateWrapper
      # Only the variables that the template can name are set, where that is known.
      def initialize(scope, file = nil, names = [])
        @__scope__ = scope
        @__file__ = file
        show(names)
      end

      def file=(name)
        @__file__ = Files.find_template(name.to_s) || raise(Puppet::ParseError, "Could not find template '#{name}'")
      end

      # Renders the file, or a text. Functions of modules do this themselves.
      def result(text = nil)
        text ||= ::File.read(@__file__, encoding: 'UTF-8')
        method, names = Bindery.template(@__file__ || '(erb)', text)
        show(names)
        send(method)
      end

      def inspect
        '#<Puppet::Parser::TemplateWrapper>'
      end

      def file
        @__file__
      end

      def scope
        @__scope__
      end

      def show(names)
        scope.to_hash(names).each { |name, value| instance_variable_set("@#{name.gsub(/\W/, '_')}", value) }
      end
      private :show

      def has_variable?(name)
        scope.include?(name.to_s)
      end

      def classes
        scope.catalog.classes
      end

      def tags
        raise NotImplementedError, "Call 'all_tags' instead."
      end

      def all_tags
        scope.catalog.tags
      end
    end
  end

  module Pops
    module Loader; end

    module Evaluator
      # `break()`: an exception, which Ruby code may rescue, and which ends a `loop`.
      class PuppetStopIteration < StopIteration
        attr_reader :file, :line, :pos
      end
    end
  end
end

# What the files of functions are run inside of. They see the constants of this class and of the top level, and no others.
class Puppet::Pops::Loader::RubyFunctionInstantiator
  def self.run(text, path)
    eval(text, binding, path, 1)
  end
end

# Between this file and Java.
module Bindery
  # An object of the language that Ruby has no kind for: its attributes and methods are those of its type there.
  class ObjectInPuppet
    def initialize(java)
      @java = java
    end

    def door_to_puppet
      @java
    end

    def method_missing(name, *arguments, &block)
      found = @java.call(name.to_s, arguments, block)
      found ? found.first : super
    end

    def respond_to_missing?(_name, _all = false)
      false
    end

    def to_s
      @java.text
    end
    alias inspect to_s
  end

  FUNCTIONS = {}
  LEGACY = {}
  TEMPLATES = {}
  COMPILING = Mutex.new

  class << self
    attr_accessor :defined

    def warn_once(key, message)
      scope&.door&.warn_once(key, message)
    end

    def log(level, message)
      scope&.door&.log(level.to_s, message.to_s)
    end

    def define_function(name, type)
      FUNCTIONS[name] = type
      defined << [name, false, 0, true, type] if defined
    end

    def define_legacy(name, arity, rvalue)
      LEGACY[name] = [arity, rvalue]
      defined << [name, true, arity, rvalue, nil] if defined
    end

    def load(path, text)
      self.defined = []
      legacy = path.include?('/parser/functions/')
      Legacy.check(text, path) if legacy
      unless legacy || text =~ /Puppet::Functions\.create_function/
        raise ArgumentError, "The code loaded from #{path} does not seem to be a Puppet 4x API function - no create_function call."
      end
      made = checked(text, path, 1) { Puppet::Pops::Loader::RubyFunctionInstantiator.run(text, path) }
      unless legacy || made.is_a?(Class)
        raise ArgumentError, "The code loaded from #{path} did not produce a Function class when evaluated. Got '#{made.class}'"
      end
      defined.map { |name, old, arity, rvalue, type| [name, old, arity, rvalue, type ? signatures(name, type) : [], type ? type.local_type_sources : []] }
    ensure
      self.defined = nil
    end

    def signatures(name, type)
      type.described.map { |dispatch| describe(dispatch) }
    rescue StandardError => mistake
      raise mistake.class, "Function Load Error for function '#{name}': #{worded(mistake)}"
    end

    def describe(dispatch)
      [dispatch.method_name.to_s, dispatch.parameters.reject { |_, _, kind| kind == 'scope' }, dispatch.block_type,
       dispatch.block_name, dispatch.block_optional ? true : false, dispatch.returns, dispatch.mismatch]
    end

    def function_class(name)
      FUNCTIONS.fetch(name)
    end

    def scoped_methods(type)
      type.described.select(&:pass_scope?).map { |dispatch| dispatch.method_name.to_s }
    end

    def render(path, text, scope)
      method, names = template(path, text)
      Puppet::Parser::TemplateWrapper.new(scope, path, names).send(method)
    end

    def template(path, text)
      key = [path, text]
      TEMPLATES[key] || COMPILING.synchronize { TEMPLATES[key] ||= compile(path, text) }
    end

    # A method of the wrapper with the template's code, and the names of the variables it may read, if that can be seen.
    def compile(path, text)
      source = ERB.new(text, trim_mode: '-').src.sub(/\A#coding:UTF-8\n/, '')
      name = "__render_#{TEMPLATES.size}"
      checked(source, path, 1) do
        Puppet::Parser::TemplateWrapper.class_eval("#coding:UTF-8\ndef #{name}; #{source}\nend", path, 0)
      end
      [name, text =~ /instance_variable|binding|\beval\b|\bsend\b/ ? nil : text.scan(/@(\w+)/).flatten.uniq]
    end

    # Runs code that may be no Ruby at all. The parser is asked first, so that what is around the code cannot hide its mistakes.
    def checked(source, path, line)
      parse("#coding:UTF-8\n#{source}", path, line - 2)
      yield
    rescue SyntaxError => mistake
      raise Mistake, SyntaxMessage.new(mistake.message, source, path).to_s
    end

    # How an exception is told: kind, message, file, line.
    def report(error)
      place = (error.backtrace || []).find { |line| line !~ ELSEWHERE }
      file, line = place ? place.match(/\A(.*?):(\d+)/)&.captures : nil
      [kind(error), worded(error), file.to_s, line.to_i]
    end

    def kind(error)
      return 'SCRIPT' if error.is_a?(ScriptError)
      error.is_a?(Puppet::ParseError) && error.line ? 'PLACED' : 'ERROR'
    end
  end

  class Mistake < SyntaxError; end

  # As Puppet does: the file of a function of the first generation must call `newfunction` and may define no methods.
  module Legacy
    PAGE = 'https://puppet.com/docs/puppet/latest/functions_refactor_legacy.html'.freeze

    def self.check(text, path)
      unless text.include?('newfunction')
        raise ArgumentError, "The code loaded from #{path} does not seem to be a Puppet 3x API function - no 'newfunction' call."
      end
      return unless text =~ /\bdef\b/
      require 'ripper'
      refuse_methods(Ripper.sexp(text), path)
    end

    def self.refuse_methods(tree, path)
      return unless tree.is_a?(Array)
      if %i[def defs].include?(tree.first)
        name, (line,) = tree.find { |part| part.is_a?(Array) && part.first == :@ident }.to_a.drop(1)
        raise SecurityError, "Illegal method definition of method '#{name}' in source #{path} on line #{line} in legacy function. See #{PAGE} for more information"
      end
      tree.each { |part| refuse_methods(part, path) }
    end
  end

  # The message of a mistake in syntax as Ruby 3.1 has it: the line, cut to what is around the mistake, and a mark under it.
  class SyntaxMessage
    MARGIN = 30

    def initialize(message, source, path)
      @source = source.lines
      @path = path
      @line = message[/:(\d+): /, 1].to_i
      @what = message[/syntax error, (.*)/, 1].to_s
      @excerpt = message.lines[1..]
    end

    def to_s
      case @what
      when /unexpected end-of-(?:file|input)/ then at_end
      when /unexpected 'end'/ then at_word('end')
      else ["#{@path}:#{@line}: syntax error, #{@what}\n", *@excerpt].join.chomp + "\n"
      end
    end

    private

    def at_end
      message = "#{@path}:#{@source.size}: syntax error, unexpected end-of-input, expecting `end'\n"
      last = @source.last.to_s
      # Behind the end of the last line there is nothing to show.
      last.end_with?("\n") ? message : "#{message}#{marked(last, last.size, last.size)}\n"
    end

    def at_word(word)
      number = [@line, @source.size].min
      text = @source[number - 1].to_s.chomp
      from = text =~ /\b#{word}\b/ || text.size
      "#{@path}:#{number}: syntax error, unexpected `#{word}', expecting end-of-input\n#{marked(text, from, from + word.size)}\n"
    end

    def marked(text, from, to)
      start = [to - MARGIN, 0].max
      stop = [to + MARGIN, text.size].min
      if stop - start > 4
        start -= 1 if start > 0
        stop -= 1 if stop < text.size
      end
      before = start > 0 && stop - start > 4 ? '...' : ''
      after = stop < text.size && stop - start > 4 ? '...' : ''
      mark = '^' + '~' * [to - from - 1, 0].max
      "#{before}#{text[start...stop]}#{after}\n#{before}#{' ' * (from - start)}#{mark}"
    end
  end
end
