# The language in which resource types are declared, as far as a compiler and `generate types` need it: parameters and properties with
# their documentation and values, which of them name the resource, the title patterns. What only matters when a resource is applied is
# heard and forgotten.

module Puppet
  module Util
    module Docs
      # Without the indentation that all lines but the first share, and without blanks at the ends of lines.
      def scrub(text)
        return text.strip unless text.strip.include?("\n")
        shared = text.partition("\n").last.scan(/^[ \t]*(?=\S)/).min || ''
        text = text.gsub(/^#{shared}/, '') unless shared.empty?
        text.lines.map(&:rstrip).join("\n").rstrip
      end
      module_function :scrub
    end
  end

  # The values that a parameter or property may have.
  class Values
    Value = Struct.new(:name, :aliases)

    def initialize
      @values = {}
    end

    def newvalue(name)
      value = Value.new(name.is_a?(Regexp) || name == '' ? name : name.to_s.to_sym, [])
      @values[value.name] = value
      order << value
    end

    def aliasvalue(name, other)
      value = literals.find { |known| known.name == other.to_s.to_sym || known.aliases.include?(other.to_s.to_sym) }
      raise Puppet::DevError, "Cannot alias nonexistent value #{other}" unless value
      value.aliases << name.to_s.to_sym
    end

    def names
      @values.values.reject { |value| value.name.is_a?(Regexp) }.flat_map { |value| [value.name, *value.aliases] }.map(&:to_s)
    end

    def patterns
      @values.values.map(&:name).grep(Regexp)
    end

    def doc
      told = +''
      told << 'Valid values are ' << literals.map { |value| worded(value) }.join(', ') << '. ' unless literals.empty?
      matched = order.map(&:name).grep(Regexp)
      told << "Values can match `#{matched.map(&:inspect).join('`, `')}`." unless matched.empty?
      told
    end

    private

    def order
      @order ||= []
    end

    def literals
      order.reject { |value| value.name.is_a?(Regexp) }
    end

    def worded(value)
      value.aliases.empty? ? "`#{value.name}`" : "`#{value.name}` (also called `#{value.aliases.join(', ')}`)"
    end
  end

  # Any constant of a module's own support code that is not here is an empty one.
  class Parameter
    class << self
      attr_accessor :namevar, :param_name, :required_features
      attr_writer :doc

      # Runs for each new parameter before its block.
      def initvars; end

      def isnamevar
        self.namevar = true
      end

      def isnamevar?
        namevar ? true : false
      end

      def name
        param_name ? param_name.to_sym : super
      end

      def desc(text)
        @doc = text
      end

      def value_collection
        @value_collection ||= Values.new
      end

      def newvalue(name, _options = {}, &_)
        value_collection.newvalue(name)
      end

      def newvalues(*names)
        names.each { |name| newvalue(name) }
      end

      def aliasvalue(name, other)
        value_collection.aliasvalue(name, other)
      end

      def doc
        told = Util::Docs.scrub(@doc.to_s) + "\n\n" + value_collection.doc
        told << "\n\nRequires features #{Array(required_features).flatten.join(' ')}." if required_features
        told.strip
      end

      def method_missing(*_) ; end

      def respond_to_missing?(*_)
        true
      end

      def const_missing(name)
        name.to_s.start_with?('Puppet') ? super : nil
      end
    end

    class Boolean < Parameter
      def self.initvars
        newvalues(:true, :false, :yes, :no)
      end
    end

    class Path < Parameter; end
    class PackageOptions < Parameter; end
  end

  class Property < Parameter
    class List < Property; end
    class Boolean < Property; end
    class KeyValue < Property; end
    class OrderedList < List; end

    class Ensure < Property
      def self.defaultvalues
        newvalues(:present, :absent)
        @doc ||= 'The basic property that the resource should be in.'
      end
    end
  end

  # What keeps a resource on some platform. Only its documentation and the features it has are of interest.
  class Provider
    class << self
      attr_accessor :provider_name, :resource_type

      def name
        provider_name || super
      end

      def desc(text)
        @doc = text
      end

      def doc=(text)
        @doc = text
      end

      def commands(commands)
        commands.each { |name, path| has_command(name, path) }
      end
      alias optional_commands commands

      def has_command(name, path, &_)
        (@commands ||= {})[name] = path
      end

      def command(name)
        (@commands ||= {})[name]
      end

      def defaultfor(*facts)
        (@defaults ||= []).concat(facts)
      end

      def has_feature(*names)
        declared_features.concat(names.flatten)
      end
      alias has_features has_feature

      def declared_features
        @declared_features ||= []
      end

      # As Puppet does: what a parent declared is not inherited.
      def declared_feature?(name)
        declared_features.include?(name)
      end

      def get_env(name, *_)
        ENV[name].to_s
      end

      def mk_resource_methods
        return unless resource_type
        names = resource_type.properties_declared + resource_type.parameters_declared
        names.map(&:param_name).reject { |name| name == 'name' }.each do |name|
          define_method(name) { nil }
          define_method("#{name}=") { |_| nil }
        end
      end

      def doc
        extra = [required_binaries, default_for, supported_features].compact.map { |line| "* #{line}" }.join("\n")
        return extra unless @doc
        Util::Docs.scrub(@doc) + (extra.empty? ? '' : "\n\n#{extra}")
      end

      def method_missing(*_) ; end

      def respond_to_missing?(name, _ = false)
        !name.to_s.start_with?('to_')
      end

      def const_missing(name)
        const_set(name, Class.new(Provider))
      end

      private

      def required_binaries
        "Required binaries: #{@commands.values.map { |path| "`#{path}`" }.sort.join(', ')}." if @commands && !@commands.empty?
      end

      def default_for
        return if @defaults.nil? || @defaults.empty?
        @defaults.map do |facts|
          "Default for #{facts.map { |fact, values| "`#{fact}` == `#{[values].flatten.join(', ')}`" }.sort.join(' and ')}."
        end.join(' ')
      end

      def supported_features
        names = resource_type ? resource_type.features_of(self) : []
        "Supported features: #{names.map { |name| "`#{name}`" }.sort.join(', ')}." unless names.empty?
      end
    end

    def method_missing(*_) ; end

    def respond_to_missing?(*_)
      false
    end

    class ParsedFile < Provider; end
    class NameService < Provider; end
    class Package < Provider; end
    class AixObject < Provider; end
    class Exec < Provider; end
  end

  class Type
    TYPES = {}

    # The parts of the file type that other types build on.
    class File
      class Owner < Property; end
      class Group < Property; end
      class Mode < Property; end
      class Source < Parameter; end
      class Content < Property; end
    end

    class << self
      attr_reader :type_name
      attr_writer :doc

      def newtype(name, _options = {}, &block)
        made = Class.new(self)
        made.instance_variable_set(:@type_name, name.to_s)
        TYPES[name.to_s] = made
        made.class_eval(&block) if block
        made.ensurable if %i[exists? create destroy].all? { |method| made.public_method_defined?(method) } && !made.validattr?(:ensure)
        Bindery.described_type = made if Bindery.respond_to?(:described_type=)
        made
      end

      def type(name)
        TYPES[name.to_s] || Bindery.find_type(name.to_s)
      end

      def name
        @type_name ? @type_name.to_sym : super
      end

      def desc(text)
        @doc = text
      end

      def doc
        @doc ? Util::Docs.scrub(@doc) : ''
      end

      def isomorphic?
        instance_variable_defined?(:@isomorphic) ? @isomorphic : true
      end

      def parameters_declared
        @parameters_declared ||= []
      end

      def properties_declared
        @properties_declared ||= []
      end

      def properties
        properties_declared.dup
      end

      def parameters
        parameters_declared.map { |made| made.param_name.to_sym }
      end

      def paramclass(name)
        parameters_declared.find { |made| made.param_name == name.to_s }
      end

      def propertybyname(name)
        properties_declared.find { |made| made.param_name == name.to_s }
      end
      alias attrclass paramclass

      def newparam(name, options = {}, &block)
        declare(parameters_declared, name, options, Puppet::Parameter, &block)
      end

      # Ensure is always first.
      def newproperty(name, options = {}, &block)
        raise Puppet::DevError, "Class #{self.name} already has a property named #{name}" if propertybyname(name)
        made = declare(properties_declared, name, options, Puppet::Property, &block)
        properties_declared.unshift(properties_declared.pop) if name.to_s == 'ensure'
        made
      end

      def ensurable(&block)
        block ? newproperty(:ensure, parent: Puppet::Property::Ensure, &block) : newproperty(:ensure, parent: Puppet::Property::Ensure) { defaultvalues }
      end

      def declare(list, name, options, default_parent, &block)
        parent = options[:parent]
        parent = default_parent unless parent.is_a?(Class)
        made = Class.new(parent)
        made.namevar = false
        made.param_name = name.to_s
        made.required_features = options[:required_features]
        made.initvars
        made.isnamevar if options[:namevar]
        list << made
        const_set("#{default_parent.to_s.split('::').last}#{name.to_s.capitalize.gsub(/\W/, '_')}", made) unless made.to_s.include?('::Type::')
        made.class_eval(&block) if block
        made
      end

      def validattr?(name)
        (parameters_declared + properties_declared).any? { |made| made.param_name == name.to_s }
      end
      alias validproperty? validattr?

      # As Puppet does: only parameters name a resource, and one called name always does.
      def key_attributes
        parameters_declared.select { |made| made.isnamevar? || made.param_name == 'name' }.map { |made| made.param_name.to_sym }
      end

      def title_patterns
        case key_attributes.size
        when 0 then []
        when 1 then [[/(.*)/m, [[key_attributes.first]]]]
        else raise Puppet::DevError, 'you must specify title patterns when there are two or more key attributes'
        end
      end

      def feature(name, _doc, options = {})
        features[name] = Array(options[:methods])
      end

      def features
        @features ||= {}
      end

      def features_of(provider)
        features.select do |name, methods|
          provider.declared_feature?(name) || (!methods.empty? && methods.all? { |method| provider.public_method_defined?(method) })
        end.keys
      end

      def provide(name, options = {}, &block)
        parent = options[:parent]
        parent = provider(parent) || Bindery.load_provider(self, parent) if parent.is_a?(Symbol) || parent.is_a?(String)
        made = Class.new(parent.is_a?(Class) ? parent : Provider)
        made.provider_name = name.to_sym
        made.resource_type = self
        provider_hash[name.to_sym] = made
        made.class_eval(&block) if block
        made
      end

      def provider(name)
        provider_hash[name.to_sym]
      end

      def providers
        provider_hash.keys
      end

      def provider_hash
        @provider_hash ||= {}
      end

      def const_missing(name)
        Puppet.const_defined?(name) ? Puppet.const_get(name) : super
      end

      def method_missing(*_) ; end

      def respond_to_missing?(*_)
        true
      end
    end
  end

  # Types of the other kind: one hash says it all.
  module ResourceApi
    def self.register_type(definition)
      raise Puppet::DevError, 'requires a hash as definition, not `%s`' % definition.class unless definition.is_a?(Hash)
      raise Puppet::DevError, 'Puppet::ResourceApi::TypeDefinition must have a name' unless definition.key?(:name)
      attributes = definition[:attributes]
      raise Puppet::DevError, "`#{definition[:name]}.attributes` must be a hash, not `#{attributes.class}`" unless attributes.is_a?(Hash)
      Type.newtype(definition[:name]) do
        desc definition[:desc] || definition[:docs] || ''
        definition[:attributes].each { |name, options| ResourceApi.declare(self, name, options) }
        patterns = definition[:title_patterns]
        define_singleton_method(:title_patterns) { patterns ? ResourceApi.patterns(patterns) : [[/(.*)/m, [[key_attributes.first]]]] }
      end
    end

    def self.declare(type, name, options)
      kind = options[:behaviour] || options[:behavior]
      return ensure_property(type, options) if name == :ensure
      names = kind == :namevar
      type.send(%i[parameter namevar].include?(kind) ? :newparam : :newproperty, name) do
        desc "#{options[:desc]} (a #{options[:type]})" if options[:desc]
        isnamevar if names
      end
    end

    def self.ensure_property(type, options)
      type.ensurable do
        desc "#{options[:desc]} (a #{options[:type]})" if options[:desc]
        newvalues(:absent, :present)
      end
    end

    def self.patterns(patterns)
      patterns.map { |pattern| [pattern[:pattern], pattern[:pattern].names.map { |name| [name.to_sym] }] }
    end

    def self.register_provider(*_); end
    def self.register_transport(*_); end

    class SimpleProvider; end
  end

  module Confine; end

  # Stands for a part of Puppet that is only used when a resource is applied.
  class Unused
    def self.method_missing(*_)
      self
    end

    def self.respond_to_missing?(*_)
      true
    end

    def initialize(*_); end
  end

  class Util::FileType < Unused
    # As Puppet does: kinds are known by name, which files that are read twice rely on.
    def self.newfiletype(name, *_)
      (@filetypes ||= {})[name] = self
    end

    def self.filetype(*_)
      self
    end
  end

  # While a type or provider is read, what is not here is not missed.
  [Puppet, Util].each do |place|
    place.define_singleton_method(:const_missing) do |name|
      Facter.describing? ? const_set(name, Class.new(Unused)) : super(name)
    end
  end
end

module Bindery
  class << self
    attr_accessor :described_type

    # A type's text is evaluated by itself; what it asks for by `require` and does not find is left out.
    def describe_type(path, text, name)
      type = evaluate_type(path, text) || Puppet::Type::TYPES[name]
      return {} unless type
      refuse_questions(type, path)
      begin
        type.title_patterns
      rescue Puppet::DevError => mistake
        return { 'problem' => mistake.message }
      end
      {
        'name' => type.type_name,
        'parameters' => type.parameters_declared.map(&:param_name),
        'properties' => type.properties_declared.map(&:param_name),
        'namevars' => type.key_attributes.map(&:to_s),
        'title_patterns' => type.title_patterns.map { |pattern, names| title_pattern(pattern, names) },
        'isomorphic' => type.isomorphic? ? true : false
      }
    end

    # What a type says of its attributes is read once. One that decides for each name when it is asked cannot be read.
    def refuse_questions(type, path)
      own = type.singleton_methods(false) & %i[validattr? valid_parameter? validparameter? validproperty? attrclass attrtype]
      raise Puppet::Error, "#{path} defines self.#{own.first}, which is not asked here" unless own.empty?
    end

    # The expression, the attributes of its groups, and the numbers of the functions that change them.
    def title_pattern(pattern, names)
      pairs = Array(names).map { |given| Array(given) }
      [pattern.to_s, pairs.map { |name, _| name.to_s }, pairs.map { |_, change| change ? keep_change(change) : '' }]
    end

    def keep_change(change)
      (@changes ||= []) << change
      (@changes.size - 1).to_s
    end

    def change_title(number, text)
      @changes[number].call(text).to_s
    end

    def evaluate_type(path, text)
      before = described_type
      self.described_type = nil
      Facter.describing { eval(text, TOPLEVEL_BINDING.dup, path) }
      described_type
    ensure
      self.described_type = before
    end

    # Another type that a type builds on, from the first module that has it.
    def find_type(name)
      file = $LOAD_PATH.map { |folder| "#{folder}/puppet/type/#{name}.rb" }.find { |path| ::File.file?(path) }
      file && evaluate_type(file, ::File.read(file))
    end

    # All of a type as `generate types` writes it.
    def document_type(path, text, name)
      evaluate_type(path, text)
      type = Puppet::Type::TYPES[name]
      return {} unless type
      load_providers(type)
      {
        'name' => type.type_name,
        'doc' => type.doc.strip,
        'properties' => type.properties_declared.map { |made| document_attribute(type, made) },
        'parameters' => type.parameters_declared.map { |made| document_attribute(type, made) } + provider_parameter(type),
        'title_patterns' => type.title_patterns.map { |pattern, names| [written(pattern), names.map { |given| pattern_name(given) }] },
        'isomorphic' => type.isomorphic? ? true : false
      }
    end

    def document_attribute(_type, made)
      [made.param_name, made.doc, made.isnamevar?, made.value_collection.names, made.value_collection.patterns.map { |pattern| written(pattern) }]
    end

    def pattern_name(given)
      given = Array(given)
      raise Puppet::Error, 'title patterns that use procs are not supported.' unless given.size == 1
      given.first.to_s
    end

    # The source of an expression, with its options in it where it has some.
    def written(pattern)
      pattern.options & 7 == 0 ? pattern.source : pattern.to_s
    end

    def provider_parameter(type)
      return [] if type.providers.empty? || type.validattr?(:provider)
      told = "The specific backend to use for this `#{type.type_name}`\nresource. You will seldom need to specify this --- Puppet will usually\n" \
             'discover the appropriate provider for your platform.Available providers are:' "\n\n"
      type.providers.sort_by(&:to_s).each { |name| told += definition(name, type.provider(name).doc) }
      [['provider', told.strip, false, [], []]]
    end

    def definition(term, text)
      lines = Puppet::Util::Docs.scrub(Puppet::Util::Docs.scrub(text)).split("\n")
      told = "#{term}\n: #{lines.shift}\n"
      lines.each { |line| told << (line =~ /\S/ ? "  #{line}\n" : "#{line}\n") }
      told << "\n"
    end

    # Providers are found beside each other in all modules. One that cannot be read is told of and left out.
    def load_providers(type)
      $LOAD_PATH.flat_map { |folder| Dir.glob("#{folder}/puppet/provider/#{type.type_name}/*.rb").sort }.each { |file| provider_file(file) }
    end

    def load_provider(type, name)
      file = $LOAD_PATH.map { |folder| "#{folder}/puppet/provider/#{type.type_name}/#{name}.rb" }.find { |path| ::File.file?(path) }
      provider_file(file) if file
      type.provider(name)
    end

    def provider_file(file)
      return if (@provider_files ||= {})[file]
      @provider_files[file] = true
      Facter.describing { eval(::File.read(file), TOPLEVEL_BINDING.dup, file) }
    rescue ScriptError, StandardError => error
      $stderr.puts("Could not read the provider in #{file}: #{error.message}")
    end
  end
end
