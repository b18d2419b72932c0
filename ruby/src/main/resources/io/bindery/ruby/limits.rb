# What code of modules may not do: end the process, reach Java, run commands where `generate` may not, make texts without end.

module Bindery
  # A call that used more than its budget. No StandardError, so that a plain rescue does not stop it.
  class Exhausted < Exception; end

  # Elements of one text or list, and binary digits of one number.
  MOST = 32 * 1024 * 1024

  def self.refuse(what)
    raise Puppet::Error, "#{what} is not available to Ruby code while compiling"
  end

  def self.commands!
    return if scope&.door&.commands_p
    raise Puppet::Error, 'commands are not allowed while compiling; compile with --allow-generate to allow them'
  end
end

module Kernel
  %i[exit exit! abort at_exit trap fork exec _exec_internal].each do |name|
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
  %i[
    exit exit! abort kill daemon fork exec uid= gid= euid= egid= groups= initgroups maxgroups= setpgid setpgrp setsid setpriority setproctitle setrlimit
  ].each { |name| define_method(name) { |*_| Bindery.refuse("Process.#{name}") } }

  original = instance_method(:spawn)
  define_method(:spawn) do |*given, **options|
    Bindery.commands!
    original.bind_call(self, *given, **options)
  end
end

[Process::UID, Process::GID, Process::Sys].each do |place|
  place.singleton_methods(false).each do |name|
    next if %i[uid gid rid eid euid egid getuid getgid geteuid getegid issetugid].include?(name)
    place.define_singleton_method(name) { |*_| Bindery.refuse("#{place}.#{name}") }
  end
end

# Code may hold off interruptions, but not the one that ends it.
class << Thread
  original = instance_method(:handle_interrupt)
  define_method(:handle_interrupt) do |masks, &block|
    original.bind_call(self, masks.to_h.merge(Bindery::Exhausted => :immediate), &block)
  end
end

class << Signal
  define_method(:trap) { |*_| Bindery.refuse('Signal.trap') }
end

class << File
  original = instance_method(:umask)
  define_method(:umask) { |*given| given.empty? ? original.bind_call(self) : Bindery.refuse('File.umask') }
end

class << IO
  original = instance_method(:popen)
  define_method(:popen) do |*given, **options, &block|
    Bindery.commands!
    original.bind_call(self, *given, **options, &block)
  end
end

# What makes a value of any size in one step cannot be stopped on the way.
module Bindery
  def self.sized!(count)
    raise Exhausted, "Ruby code made a value of more than #{MOST} elements" if count.is_a?(Integer) && count > MOST
  end
end

[String, Array].each do |type|
  type.prepend(Module.new do
    def *(other)
      Bindery.sized!(size * other) if other.is_a?(Integer)
      super
    end
  end)
end

String.prepend(Module.new do
  %i[ljust rjust center].each do |name|
    define_method(name) do |*given|
      Bindery.sized!(given.first)
      super(*given)
    end
  end

  def %(given)
    scan(/[0-9]{8,}/) { |width| Bindery.sized!(width.size > 10 ? 1 << 40 : width.to_i) }
    super
  end

  def to_i(*)
    Bindery.sized!(size * 32)
    super
  end
end)

Kernel.prepend(Module.new do
  %i[format sprintf].each do |name|
    define_method(name) do |*given|
      given.first.to_s.scan(/[0-9]{8,}/) { |width| Bindery.sized!(width.size > 10 ? 1 << 40 : width.to_i) }
      super(*given)
    end
    private name
  end
end)

Array.singleton_class.prepend(Module.new do
  def new(*given, &block)
    Bindery.sized!(given.first)
    super
  end
end)

Integer.prepend(Module.new do
  def <<(other)
    Bindery.sized!(other)
    super
  end

  def **(other)
    Bindery.sized!(bit_length * other) if other.is_a?(Integer)
    super
  end
end)

# Java is out of reach for good. Its module and all that leads from an object of Ruby to one of Java is taken away once JRuby has started; the
# engine lets no class of Java be loaded by name but the extensions that Ruby's own libraries consist of.
module Bindery
  module Sealing
    # What an exception of Java may still be asked, where Ruby code rescues one.
    KEPT = %i[
      == === != ! eql? equal? hash class to_s inspect message full_message detailed_message backtrace set_backtrace backtrace_locations
      cause exception instance_of? kind_of? is_a? nil? respond_to? object_id __id__ __send__ send initialize method_missing
    ].freeze
    UNDEFINE = Module.instance_method(:undef_method)
    JAVA = /\A(?:Java(?:\z|::|[A-Z])|(?:Concrete|Array|Interface|Map)Java|JRuby(?:\z|::Util\z))/
    JAVA_CONSTANTS = %i[
      Java JavaUtilities JavaImport JavaProxy JavaPackage JavaProxyMethods ConcreteJavaProxy InterfaceJavaProxy ArrayJavaProxy MapJavaProxy ArrayJavaProxyCreator
    ].freeze
    UTILITIES = %i[
      load_ext safe_recurse set_meta_class current_directory set_last_exit_status extra_gem_paths class_loader_resources classpath_launcher
    ].freeze

    def self.strip(place, kept)
      methods(place).each { |name| UNDEFINE.bind_call(place, name) unless kept.include?(name) }
    end

    def self.apply
      utilities = JRuby::Util
      own = Kernel.instance_method(:singleton_class)
      places = ObjectSpace.each_object(Module).map { |place| [place, own.bind_call(place), Module.instance_method(:name).bind_call(place).to_s] }
      places.each do |place, single, name|
        if place.equal?(utilities)
          strip(single, UTILITIES)
        elsif JAVA.match?(name)
          strip(place, KEPT)
          strip(single, KEPT)
        else
          forget(place)
          forget(single)
        end
      end
      JAVA_CONSTANTS.each { |name| Object.send(:remove_const, name) if Object.const_defined?(name, false) }
    end

    # Methods such as `to_java`, `java_class`, `java_import`, and `com`, `org` for packages.
    def self.forget(place)
      methods(place).each { |name| UNDEFINE.bind_call(place, name) if /java|\A(?:com|org|include_package)\z/.match?(name) }
    end

    def self.methods(place)
      %i[instance_methods private_instance_methods].flat_map { |kind| Module.instance_method(kind).bind_call(place, false) }
    end
  end
end

# Libraries that reach Java, memory or processes by themselves.
bypasses = %r{\A(?:java|jruby|ffi|fiddle|subspawn|objspace|syslog|win32\w*)(?:\.\w+)?\z|\A(?:java|jruby|ffi|fiddle|subspawn)[/-]|\Apty(?:\.\w+)?\z}
Bindery.define_singleton_method(:admit) do |name|
  text = name.respond_to?(:to_path) ? name.to_path.to_s : name.to_s
  _, path = ($LOAD_PATH.resolve_feature_path(text) rescue nil)
  own = path.to_s.start_with?('uri:classloader:') || (path.nil? && !text.start_with?('/', '.', '~', 'uri:', 'file:', 'jar:', 'http'))
  foreign = !own && /\.(?:jar|class|so)\z/.match?(path || text)
  below = text.sub(%r{\Auri:classloader:/*(?:META-INF/jruby\.home/lib/ruby/stdlib/)?}, '')
  if foreign || (bypasses.match?(below) && !Bindery.scope&.door&.commands_p)
    raise LoadError, "cannot load such file -- #{text}"
  end
end

%i[require load].each do |name|
  loading = Kernel.instance_method(name)
  guarded = lambda do |file, *given|
    next false if name == :require && (Bindery::REQUIRED[file] || file == 'jruby/util')
    Bindery.admit(file)
    loading.bind_call(self, file, *given)
  end
  Kernel.send(:define_method, name, &guarded)
  Kernel.send(:private, name)
  Kernel.define_singleton_method(name, &guarded)
end

class << $CLASSPATH
  %i[<< append push concat].each { |name| define_method(name) { |*_| Bindery.refuse('$CLASSPATH') } }
end

class << JRuby::Util
  extension = instance_method(:load_ext)
  define_method(:load_ext) do |name|
    raise LoadError, "cannot load such file -- #{name}" unless /\A(?:org\.jruby\.ext\.(?!jruby\.|ffi\.)[\w.]+|json\.ext\.(?:Parser|Generator)Service)\z/.match?(name.to_s)
    extension.bind_call(self, name.to_s)
  end
end

properties = ENV_JAVA.to_h { |name, value| [name.to_s.dup.freeze, value.to_s.dup.freeze] }.freeze
Object.send(:remove_const, :ENV_JAVA)
ENV_JAVA = properties
Bindery::Sealing.apply
Bindery.send(:remove_const, :Sealing)
