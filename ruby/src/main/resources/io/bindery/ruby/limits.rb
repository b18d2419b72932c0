# What code of modules may not do: end the process, reach Java, run commands where `generate` may not, make texts without end.

module Bindery
  # A call that used more than its budget. No StandardError, so that a plain rescue does not stop it.
  class Exhausted < Exception; end

  MOST = 256 * 1024 * 1024

  def self.refuse(what)
    raise Puppet::Error, "#{what} is not available to Ruby code while compiling"
  end

  def self.commands!
    return if scope&.door&.commands_p
    raise Puppet::Error, 'commands are not allowed while compiling; compile with --allow-generate to allow them'
  end
end

module Kernel
  %i[exit exit! abort at_exit trap fork exec].each do |name|
    define_method(name) { |*_, &_block| Bindery.refuse(name) }
    private name
    define_singleton_method(name) { |*_, &_block| Bindery.refuse(name) }
  end

  %i[` system spawn].each do |name|
    original = instance_method(name)
    guarded = lambda do |*given, **options|
      Bindery.commands!
      original.bind_call(self, *given, **options)
    end
    define_method(name, &guarded)
    private name
    define_singleton_method(name, &guarded)
  end

  plain = instance_method(:open)
  define_method(:open) do |*given, **options, &block|
    Bindery.commands! if given.first.respond_to?(:to_str) && given.first.to_str.start_with?('|')
    plain.bind_call(self, *given, **options, &block)
  end
  private :open
end

class << Process
  %i[exit exit! abort kill daemon fork exec setuid setgid].each { |name| define_method(name) { |*_| Bindery.refuse("Process.#{name}") } }

  original = instance_method(:spawn)
  define_method(:spawn) do |*given, **options|
    Bindery.commands!
    original.bind_call(self, *given, **options)
  end
end

class << Signal
  define_method(:trap) { |*_| Bindery.refuse('Signal.trap') }
end

class << IO
  original = instance_method(:popen)
  define_method(:popen) do |*given, **options, &block|
    Bindery.commands!
    original.bind_call(self, *given, **options, &block)
  end
end

[String, Array].each do |type|
  type.prepend(Module.new do
    def *(other)
      raise Bindery::Exhausted, "Ruby code made a value of more than #{Bindery::MOST} elements" if other.is_a?(Integer) && size * other > Bindery::MOST
      super
    end
  end)
end

# Java is there for Ruby's own libraries while they are loaded, and for nobody else.
hidden = %i[Java JavaUtilities JavaImport JavaProxy ConcreteJavaProxy InterfaceJavaProxy JRuby].select { |name| Object.const_defined?(name, false) }
java_object = Java::JavaLang::Object
%i[getClass get_class java_class java_send java_method java_alias java_object java_object= to_java_object].each do |name|
  java_object.send(:undef_method, name) if java_object.method_defined?(name)
end
kept = {}
hide = lambda { hidden.each { |name| kept[name] = Object.send(:remove_const, name) if Object.const_defined?(name, false) } }
show = lambda { kept.each { |name, value| Object.const_set(name, value) unless Object.const_defined?(name, false) } }
shown = false

[Kernel, Object, Module].each do |place|
  %i[java javax javafx com org java_import java_package include_package].each do |name|
    next unless place.method_defined?(name, false) || place.private_method_defined?(name, false)
    original = place.instance_method(name)
    place.send(:define_method, name) do |*given, &block|
      shown ? original.bind_call(self, *given, &block) : raise(NameError.new("undefined local variable or method '#{name}'", name))
    end
    place.send(:private, name)
  end
end

loading = Kernel.instance_method(:require)
Kernel.send(:define_method, :require) do |name|
  return loading.bind_call(self, name) if Bindery::REQUIRED[name]
  raise LoadError, "cannot load such file -- #{name}" if !shown && name.to_s =~ %r{\A(?:java|jruby)(?:\.rb)?\z|\Ajruby/}
  _, path = $LOAD_PATH.resolve_feature_path(name.to_s)
  before = shown
  shown = path.nil? ? name.to_s !~ %r{\A[./~]} : path.to_s.start_with?('uri:classloader:')
  shown ? show.call : hide.call
  begin
    loading.bind_call(self, name)
  ensure
    shown = before
    shown ? show.call : hide.call
  end
end
Kernel.send(:private, :require)
hide.call
