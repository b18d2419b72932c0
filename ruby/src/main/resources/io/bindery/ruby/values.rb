# What Puppet's values are in Ruby where Ruby has no kind for them: types, references, versions, times. Each holds the value it stands
# for, and is that value again when it goes back.

module Bindery
  class << self
    def type_in_puppet(kind, java)
      name = "P#{kind.delete_suffix('Type')}Type"
      types = Puppet::Pops::Types
      (types.const_defined?(name, false) ? types.const_get(name, false) : types.const_set(name, Class.new(types::PAnyType))).new(java)
    end

    def value_in_puppet(kind, java)
      case kind
      when 'Uri' then URI.parse(java.text).tap { |uri| uri.define_singleton_method(:door_to_puppet) { java } }
      when 'SemVer' then SemanticPuppet::Version.new(java)
      when 'SemVerRange' then SemanticPuppet::VersionRange.new(java)
      when 'Binary' then Puppet::Pops::Types::PBinaryType::Binary.new(java)
      else Puppet::Pops::Time.const_get(kind).new(java)
      end
    end

    # The arguments of a function of the first generation: references are resources there.
    def legacy_arguments(values)
      values.map { |value| legacy_argument(value) }
    end

    def legacy_argument(value)
      case value
      when Puppet::Pops::Types::PCatalogEntryType then Puppet::Resource.of(value)
      when Array then value.map { |element| legacy_argument(element) }
      when Hash then value.to_h { |key, element| [legacy_argument(key), legacy_argument(element)] }
      else value
      end
    end
  end

  # Something of Puppet's with its value behind it.
  module Wrapped
    def initialize(java)
      @java = java
    end

    def door_to_puppet
      @java
    end

    def to_s
      @java.text
    end
    alias inspect to_s

    def ==(other)
      other.respond_to?(:door_to_puppet) && @java.same_p(other)
    end
    alias eql? ==

    def hash
      to_s.hash
    end
  end
end

module Puppet
  module Pops
    module Types
      class PAnyType
        include Bindery::Wrapped

        def instance?(value, _guard = nil)
          @java.instance_p(value)
        end

        def assignable?(type, _guard = nil)
          @java.assignable_p(type)
        end

        def generalize
          @java.generalized
        end

        def name
          self.class.name[/P(\w+)Type\z/, 1]
        end
        alias simple_name name
      end

      class PCatalogEntryType < PAnyType; end

      class PResourceType < PCatalogEntryType
        def type_name
          @java.type_name
        end

        def title
          @java.title
        end
      end

      class PClassType < PCatalogEntryType
        def class_name
          @java.class_name
        end
      end

      %w[Scalar ScalarData Numeric Integer Float String Boolean Regexp Enum Pattern Collection Array Hash Tuple Struct Optional NotUndef Variant Type Undef
         Default Callable Iterable Iterator Runtime Init TypeAlias TypeReference Object TypeSet SemVer SemVerRange Timestamp Timespan URI].each do |name|
        const_set("P#{name}Type", Class.new(PAnyType)) unless const_defined?("P#{name}Type", false)
      end

      class PSensitiveType < PAnyType
        class Sensitive
          def initialize(value)
            @value = value
          end

          def unwrap
            @value
          end

          def to_s
            'Sensitive [value redacted]'
          end

          def inspect
            "#<#{self}>"
          end

          def ==(other)
            other.is_a?(Sensitive) && unwrap == other.unwrap
          end
          alias eql? ==

          def hash
            @value.hash
          end
        end
      end

      class PBinaryType < PAnyType
        class Binary
          include Bindery::Wrapped

          class << self
            # Of the bytes of a string, or of the value of the language that it stands for.
            def new(given)
              return super unless given.is_a?(::String)
              Bindery.scope.call_function('new', [Bindery.scope.door.type('Binary'), [given].pack('m0'), '%B'])
            end
            alias from_binary_string new

            def from_string(text)
              unless text.valid_encoding?
                raise ArgumentError, "The given string in encoding '#{text.encoding.name}' is invalid. Cannot create a Binary UTF-8 representation"
              end
              new(text.encode('UTF-8').b)
            end

            def from_base64(text)
              new(Base64.decode64(text))
            end

            def from_base64_strict(text)
              new(Base64.strict_decode64(text))
            end

            def from_base64_urlsafe(text)
              new(Base64.urlsafe_decode64(text))
            end
          end

          def binary_buffer
            to_s.unpack1('m0').freeze
          end

          def relaxed_to_s
            Base64.encode64(binary_buffer)
          end

          def urlsafe_to_s
            Base64.urlsafe_encode64(binary_buffer)
          end

          def length
            binary_buffer.length
          end
        end
      end

      class TypeParser
        def self.singleton
          new
        end

        def parse(text, _context = nil)
          Bindery.scope.door.type(text)
        end
      end

      class TypeCalculator
        class << self
          def singleton
            self
          end

          def infer(value)
            Bindery.scope.door.inferred(value)
          end

          def infer_set(value)
            Bindery.scope.door.inferred_set(value)
          end

          def instance?(type, value)
            type.instance?(value)
          end

          def assignable?(type, other)
            type.assignable?(other)
          end

          def generalize(type)
            type.generalize
          end

          def string(type)
            type.to_s
          end
        end
      end

      module TypeFactory
        %w[Any Data RichData Scalar String Integer Float Numeric Boolean Regexp Undef Default Timestamp Timespan].each do |name|
          define_singleton_method(name.gsub(/(?<=[a-z])(?=[A-Z])/, '_').downcase) { TypeParser.singleton.parse(name) }
        end

        def self.enum(*values)
          TypeParser.singleton.parse("Enum[#{values.map { |value| "'#{value}'" }.join(', ')}]")
        end

        { 'array_of' => 'Array', 'optional' => 'Optional', 'variant' => 'Variant', 'not_undef' => 'NotUndef' }.each do |method, name|
          define_singleton_method(method) { |*types| TypeParser.singleton.parse("#{name}[#{types.join(', ')}]") }
        end

        def self.hash_of(value, key = string)
          TypeParser.singleton.parse("Hash[#{key}, #{value}]")
        end
      end

      module StringConverter
        def self.convert(value, format = :default)
          Bindery.scope.door.text(value, format)
        end

        def self.singleton
          self
        end
      end
    end

    module Time
      class Timespan
        include Bindery::Wrapped
      end

      class Timestamp
        include Bindery::Wrapped
      end
    end

    module Evaluator
      # A lambda of the language.
      class PuppetProc < Proc
        def self.of(java)
          new { |*values| java.call(values) }.tap { |made| made.instance_variable_set(:@puppet, java) }
        end

        def lambda?
          false
        end

        def arity
          @puppet.arity
        end
      end
    end
  end

  # A reference to a resource as functions of the first generation know it.
  class Resource
    attr_reader :type, :title, :tags

    # Such as `Foo::Bar` for `foo::bar`.
    def self.title_of(name)
      name.delete_prefix('::').split('::').map(&:capitalize).join('::')
    end

    def self.split(reference)
      reference =~ /\A([^\[\]]+)\[(.*)\]\z/m ? [$1, $2] : ['Class', reference]
    end

    def self.of(type)
      type.is_a?(Pops::Types::PClassType) ? new('Class', type.class_name.to_s) : new(type.type_name.to_s, type.title.to_s)
    end

    def initialize(type, title = nil, parameters = {}, tags = [])
      # It may be asked for its value when the call it was made in is over.
      @door = Bindery.scope&.door
      type, title = Resource.split(type.to_s) if title.nil?
      @type = Resource.title_of(type.to_s)
      @title = @type == 'Class' && title != 'main' ? Resource.title_of(title.to_s) : title.to_s
      @tags = tags
      given = parameters.fetch(:parameters, parameters)
      @parameters = given.is_a?(Hash) ? given.reject { |name, _| %i[scope source file line].include?(name) }.transform_keys(&:to_s) : {}
    end

    def []=(name, value)
      @parameters[name.to_s] = value
    end
    alias set_parameter []=

    def name
      @parameters['name'] || title
    end

    def [](name)
      @parameters[name.to_s]
    end

    def to_hash
      { name: title }.merge(@parameters.transform_keys(&:to_sym))
    end

    def tagged?(*names)
      names.any? { |name| tags.include?(name.to_s) }
    end

    def ref
      "#{type}[#{title}]"
    end
    alias to_s ref

    def ==(other)
      other.is_a?(Resource) && ref == other.ref
    end
    alias eql? ==

    def hash
      ref.hash
    end

    def door_to_puppet
      quoted = title.gsub(/[\\']/) { |mark| "\\#{mark}" }
      (Bindery.scope&.door || @door).type("#{type}['#{quoted}']").door_to_puppet
    end

    def inspect
      "#{ref}#{to_hash.inspect}"
    end
  end

  # A module of the environment.
  Module = Struct.new(:name, :path) do
    def self.find(name, _environment = nil)
      Bindery.scope.environment.module(name)
    end

    def to_s
      "Module #{name}(#{path})"
    end
  end
end

module SemanticPuppet
  class Version
    include Bindery::Wrapped
    include Comparable

    attr_reader :major, :minor, :patch

    def self.parse(text)
      Bindery.scope.call_function('new', [Bindery.scope.door.type('SemVer'), text])
    end

    def self.valid?(text)
      parse(text) ? true : false
    rescue Puppet::Error
      false
    end

    def initialize(java)
      super
      @major, @minor, @patch = to_s[/\A[\d.]+/].split('.').map(&:to_i)
    end

    def <=>(other)
      Bindery.scope.call_function('compare', [self, other])
    end
  end

  class VersionRange
    include Bindery::Wrapped

    def self.parse(text)
      Bindery.scope.call_function('new', [Bindery.scope.door.type('SemVerRange'), text])
    end

    def include?(version)
      @java.include_p(version)
    end
    alias cover? include?
    alias === include?
  end
end
