# The parts of Puppet's settings, resources and `Puppet::Pops` that functions of modules call by name.

module Puppet
  # The settings as an object; `Puppet[:name]` asks the same.
  class Settings
    def [](name)
      Puppet[name]
    end

    def value(name, *_)
      Puppet[name]
    end
  end

  def self.settings
    @settings ||= Settings.new
  end

  class Resource
    # The parts of a reference that is one text, or is given in two parts, as they are written in a catalog.
    def self.type_and_title(type, title)
      if title.nil?
        raise ArgumentError, "No title provided and #{type.inspect} is not a valid resource reference" unless type.is_a?(String) && type =~ /\A([^\[\]]+)\[(.+)\]\z/m
        type, title = $1, $2
      end
      type = title_of(type.to_s)
      [type, type == 'Class' ? (title == '' ? :main : title_of(title.to_s)) : title]
    end

    class Catalog; end
  end

  module Pops
    # Where the language called Ruby: the innermost place only.
    module PuppetStack
      def self.stacktrace
        [top_of_stack].reject(&:empty?)
      end

      def self.top_of_stack
        Bindery.scope ? Bindery.scope.door.place : []
      end
    end

    module Serialization
      # Values as the data that stands for them in a catalog.
      module ToDataConverter
        def self.convert(value, options = {})
          Bindery.scope.door.serialized(value, options[:rich_data] ? true : false)
        end
      end
    end

    module Evaluator
      # What a deferred function will give, when it is asked.
      class DeferredValue
        def initialize(work)
          @work = work
        end

        def resolve
          @work.call
        end
      end

      # A resource type, define or class that was found by name.
      FoundType = Struct.new(:name) do
        def to_s
          Puppet::Resource.title_of(name)
        end

        def ==(other)
          to_s == other.to_s
        end
      end

      module Runtime3ResourceSupport
        def self.find_resource_type(scope, name)
          name = name.to_s.downcase
          scope.door.defined_p('define', name) || name == 'class' ? FoundType.new(name) : nil
        end

        def self.find_resource_type_or_class(scope, name)
          find_resource_type(scope, name) || (scope.door.defined_p('class', name.to_s.downcase) ? FoundType.new(name.to_s.downcase) : nil)
        end
      end
    end

    module Lookup
      class HieraConfig
        # Symbols that are keys, at any depth, become strings.
        def self.symkeys_to_string(value)
          case value
          when Hash then value.to_h { |key, element| [key.is_a?(Symbol) ? key.to_s : key, symkeys_to_string(element)] }
          when Array then value.map { |element| symkeys_to_string(element) }
          else value
          end
        end
      end
    end

    module Types
      # What the language can iterate over, as an enumerator.
      module Iterable
        def self.on(value, _type = nil, _infer = true)
          case value
          when Iterable then value
          when ::String then Iterator.new(value.each_char)
          when ::Array then Iterator.new(value.each)
          when ::Hash then Iterator.new(value.each_pair, true)
          when ::Integer then value.negative? ? nil : Iterator.new(value.times)
          when ::Range then value.max.nil? || value.min.is_a?(::Float) ? nil : Iterator.new(value.each)
          when PIntegerType, PEnumType then elements_of(value)
          end
        end

        # The numbers of a range, the words of an enumeration; null where there is no end to them.
        def self.elements_of(type)
          text = type.to_s
          if text =~ /\AInteger\[(-?\d+), (-?\d+)\]\z/
            Iterator.new(($1.to_i..$2.to_i).each)
          elsif text =~ /\AEnum\[(.*)\]\z/m
            Iterator.new($1.scan(/'((?:[^'\\]|\\.)*)'/).flatten.each)
          end
        end

        def self.asserted_iterable(caller, value, infer = false)
          on(value, nil, infer) || raise(ArgumentError, "#{caller.class}(): wrong argument type (#{value.class}; is not Iterable.")
        end
      end

      class Iterator
        include ::Enumerable
        include Iterable

        def initialize(enumerator, pairs = false)
          @enumerator = enumerator
          @pairs = pairs
        end

        def hash_style?
          @pairs
        end

        def each(&block)
          block ? @enumerator.each(&block) : self
        end

        def next
          @enumerator.next
        end

        def size
          @enumerator.size
        end

        def unbounded?
          false
        end
      end

      # Says what is wrong with a value by asking the language to assert its type.
      class TypeMismatchDescriber
        def self.singleton
          @singleton ||= new
        end

        def self.describe_mismatch(name, expected, actual, *_)
          singleton.describe_mismatch(name, expected, actual)
        end

        def describe_mismatch(name, expected, actual, *_)
          Bindery.scope.door.mismatch(name.to_s, expected, actual)
        end
      end
    end
  end
end

module SemanticPuppet
  class Version
    class ValidationFailure < ArgumentError; end
  end
end

module Facter
  def self.to_hash
    Bindery.scope&.door&.variable('facts') || {}
  end
end
