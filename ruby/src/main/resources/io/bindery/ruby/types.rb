# The language in which resource types are declared, as far as a compiler needs it: the names of parameters and properties,
# which of them name the resource, and the title patterns. What only matters when a resource is applied is heard and forgotten.

module Puppet
  # Any constant of a module's own support code that is not here is an empty one.
  class Parameter
    class << self
      attr_accessor :namevar, :param_name

      def isnamevar
        self.namevar = true
      end

      def isnamevar?
        namevar ? true : false
      end

      def method_missing(*_) ; end

      def respond_to_missing?(*_)
        true
      end

      def const_missing(name)
        name.to_s.start_with?('Puppet') ? super : nil
      end
    end

    class Boolean < Parameter; end
    class Path < Parameter; end
    class PackageOptions < Parameter; end
  end

  class Property < Parameter
    class List < Property; end
    class Boolean < Property; end
    class KeyValue < Property; end
    class OrderedList < Property; end
    class Ensure < Property; end
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

      def newtype(name, _options = {}, &block)
        made = Class.new(self)
        made.instance_variable_set(:@type_name, name.to_s)
        TYPES[name.to_s] = made
        made.class_eval(&block) if block
        Bindery.described_type = made if Bindery.respond_to?(:described_type=)
        made
      end

      def type(name)
        TYPES[name.to_s]
      end

      def name
        @type_name ? @type_name.to_sym : super
      end

      def parameters_declared
        @parameters_declared ||= []
      end

      def properties_declared
        @properties_declared ||= []
      end

      def newparam(name, options = {}, &block)
        declare(parameters_declared, name, options, Puppet::Parameter, &block)
      end

      def newproperty(name, options = {}, &block)
        declare(properties_declared, name, options, Puppet::Property, &block)
      end

      def ensurable(&block)
        declare(properties_declared, :ensure, {}, Puppet::Property::Ensure, &block)
      end

      def declare(list, name, options, default_parent, &block)
        parent = options[:parent]
        parent = default_parent unless parent.is_a?(Class)
        made = Class.new(parent)
        made.namevar = false
        made.param_name = name.to_s
        made.isnamevar if options[:namevar]
        made.class_eval(&block) if block
        list << made
        made
      end

      def validattr?(name)
        (parameters_declared + properties_declared).any? { |made| made.param_name == name.to_s }
      end

      def key_attributes
        named = (properties_declared + parameters_declared).select(&:isnamevar?).map(&:param_name)
        named.empty? && validattr?(:name) ? ['name'] : named
      end

      def title_patterns
        []
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

  module ResourceApi
    def self.register_type(definition)
      Type.newtype(definition[:name]) do
        definition[:attributes].each do |name, options|
          kind = options[:behaviour] || options[:behavior]
          declare = %i[parameter namevar].include?(kind) ? :newparam : :newproperty
          send(declare, name) { isnamevar if kind == :namevar }
        end
        patterns = definition[:title_patterns]
        define_singleton_method(:title_patterns) { patterns.map { |p| [p[:pattern], p[:pattern].names.map { |n| [n.to_sym] }] } } if patterns
      end
    end

    def self.register_provider(*_); end
  end

  module Confine; end
  module Provider; end
end

module Bindery
  class << self
    attr_accessor :described_type

    # A type's text is evaluated by itself; what it asks for by `require` and does not find is left out.
    def describe_type(path, text)
      self.described_type = nil
      Facter.describing { eval(text, TOPLEVEL_BINDING.dup, path) }
      type = described_type
      return {} unless type
      {
        'name' => type.type_name,
        'parameters' => type.parameters_declared.map(&:param_name),
        'properties' => type.properties_declared.map(&:param_name),
        'namevars' => type.key_attributes.map(&:to_s),
        'title_patterns' => type.title_patterns.map { |pattern, names| [pattern.source, Array(names).map { |n| Array(n).first.to_s }] }
      }
    ensure
      self.described_type = nil
    end
  end
end
