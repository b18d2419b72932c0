# Files below an environment that is not on the disk, as that of a commit: code that opens them by itself finds what the compile finds. Nothing there
# can be changed.

module Bindery
  module Covered
    EXPAND = File.method(:expand_path).unbind

    # A commit has no times and modes that mean anything.
    class Stat
      include Comparable

      def initialize(path)
        @kind = Bindery.file_kind(path)
        raise Errno::ENOENT, path if @kind == 'nothing'
        @size = file? ? Bindery.file_content(path).bytesize : 0
      end

      attr_reader :size

      def file? = @kind == 'file'
      def directory? = @kind == 'directory'
      def ftype = @kind
      def mode = directory? ? 0o40755 : 0o100644
      def symlink? = false
      def readable? = true
      def writable? = false
      def executable? = directory?
      def zero? = size.zero?
      def size? = size.zero? ? nil : size
      def uid = 0
      def gid = 0
      def mtime = Time.at(0)
      alias atime mtime
      alias ctime mtime
      def <=>(other) = mtime <=> other.mtime
    end

    module_function

    # The whole path where it leads to such files; nil where the disk is meant.
    def path(given)
      text = given.respond_to?(:to_path) ? given.to_path : given
      return unless text.is_a?(String) && !text.empty? && !text.start_with?('|', '~', 'uri:') && !text.include?("\0")
      whole = text.start_with?('/') ? text : EXPAND.bind_call(File, text)
      whole if Bindery.file_kind(whole)
    end

    def kind(path) = Bindery.file_kind(path)

    def text(path, binary = false)
      raise Errno::EISDIR, path if kind(path) == 'directory'
      content = Bindery.file_content(path) or raise Errno::ENOENT, path
      content.force_encoding(binary ? Encoding::ASCII_8BIT : Encoding::UTF_8)
    end

    # A file that is open for reading. Its class is made when it is needed: few engines need it.
    def opened(path, text)
      require 'stringio'
      @opened ||= Class.new(StringIO) do
        attr_accessor :path
        alias_method :to_path, :path
        def flock(*) = 0
        def stat = Stat.new(path)
        def mtime = Time.at(0)
      end
      @opened.new(text, 'r').tap { |file| file.path = path }
    end

    def names(path)
      raise Errno::ENOENT, path if kind(path) == 'nothing'
      raise Errno::ENOTDIR, path unless kind(path) == 'directory'
      Bindery.file_names(path).sort
    end

    def refuse(*paths)
      paths.each { |each| raise Errno::EROFS, each.to_s if path(each) }
    end

    def open(path, mode)
      reads = mode.nil? || mode.is_a?(Integer) && (mode & 3).zero? || mode.is_a?(String) && mode.match?(/\Ar[bt]?(?::|\z)/)
      raise Errno::EROFS, path unless reads
      opened(path, text(path, mode.is_a?(String) && mode.include?('b')))
    end

    # The part of a pattern before its first name that stands for several.
    def root(pattern)
      steps = pattern.split('/')
      plain = steps.take_while { |step| !step.match?(/[*?\[{\\]/) }
      plain.size == steps.size ? pattern : plain.join('/')
    end

    def below(folder, found = [])
      names(folder).each do |name|
        inner = "#{folder}/#{name}"
        found << inner
        below(inner, found) if kind(inner) == 'directory'
      end
      found
    end

    # nil where the pattern is one for the disk.
    def glob(pattern, flags, base)
      text = pattern.respond_to?(:to_path) ? pattern.to_path : pattern.to_s
      whole = text.start_with?('/') ? text : base && File.join(base.to_s, text)
      from = whole && path(root(whole)) or return
      return kind(from) == 'nothing' ? [] : [text] if from == whole
      return [] unless kind(from) == 'directory'
      found = below(from).select { |each| File.fnmatch?(whole.chomp('/'), each, flags | File::FNM_PATHNAME | File::FNM_EXTGLOB) }
      found.select! { |each| kind(each) == 'directory' } if whole.end_with?('/')
      found.map! { |each| "#{each}/" } if whole.end_with?('/')
      text.start_with?('/') ? found.sort : found.sort.map { |each| each.delete_prefix("#{base}/") }
    end
  end
end

IO.singleton_class.prepend(Module.new do
  def read(name, length = nil, offset = nil, **options)
    whole = Bindery::Covered.path(name) or return super
    text = Bindery::Covered.text(whole, options[:mode].to_s.include?('b'))
    return text unless length || offset
    text.byteslice(offset || 0, length || text.bytesize)
  end

  def binread(name, length = nil, offset = nil)
    whole = Bindery::Covered.path(name) or return super
    text = Bindery::Covered.text(whole, true)
    text.byteslice(offset || 0, length || text.bytesize)
  end

  def readlines(name, *given, **options)
    whole = Bindery::Covered.path(name) or return super
    Bindery::Covered.opened(whole, Bindery::Covered.text(whole)).readlines(*given, **options.slice(:chomp))
  end

  def foreach(name, *given, **options, &block)
    whole = Bindery::Covered.path(name) or return super
    lines = Bindery::Covered.opened(whole, Bindery::Covered.text(whole)).each_line(*given, **options.slice(:chomp))
    block ? lines.each(&block) && nil : lines
  end

  %i[write binwrite].each do |name|
    define_method(name) do |*given, **options|
      Bindery::Covered.refuse(given.first)
      super(*given, **options)
    end
  end
end)

File.singleton_class.prepend(Module.new do
  def open(name, *given, **options, &block)
    whole = Bindery::Covered.path(name) or return super
    file = Bindery::Covered.open(whole, given.first || options[:mode])
    block ? yield(file) : file
  end

  def new(name, *given, **options)
    whole = Bindery::Covered.path(name) or return super
    Bindery::Covered.open(whole, given.first || options[:mode])
  end

  { exist?: %w[file directory], exists?: %w[file directory], file?: %w[file], directory?: %w[directory], readable?: %w[file directory],
    readable_real?: %w[file directory], executable?: %w[directory], writable?: [], symlink?: [] }.each do |name, kinds|
    next unless File.respond_to?(name)
    define_method(name) do |path|
      whole = Bindery::Covered.path(path) or return super(path)
      kinds.include?(Bindery::Covered.kind(whole))
    end
  end

  %i[stat lstat].each do |name|
    define_method(name) do |path|
      whole = Bindery::Covered.path(path) or return super(path)
      Bindery::Covered::Stat.new(whole)
    end
  end

  %i[mtime atime ctime size ftype].each do |name|
    define_method(name) do |path|
      whole = Bindery::Covered.path(path) or return super(path)
      Bindery::Covered::Stat.new(whole).send(name)
    end
  end

  def size?(path)
    whole = Bindery::Covered.path(path) or return super
    Bindery::Covered.kind(whole) == 'nothing' ? nil : Bindery::Covered::Stat.new(whole).size?
  end

  %i[zero? empty?].each do |name|
    define_method(name) do |path|
      whole = Bindery::Covered.path(path) or return super(path)
      Bindery::Covered.kind(whole) == 'file' && Bindery::Covered::Stat.new(whole).zero?
    end
  end

  %i[realpath realdirpath].each do |name|
    define_method(name) do |path, *given|
      whole = Bindery::Covered.path(path) or return super(path, *given)
      raise Errno::ENOENT, path.to_s if name == :realpath && Bindery::Covered.kind(whole) == 'nothing'
      Bindery::Covered::EXPAND.bind_call(File, whole)
    end
  end

  %i[delete unlink rename truncate symlink link chmod lchmod chown lchown utime mkfifo].each do |name|
    next unless File.respond_to?(name)
    define_method(name) do |*given|
      Bindery::Covered.refuse(*given)
      super(*given)
    end
  end
end)

Dir.singleton_class.prepend(Module.new do
  def glob(pattern, flags = 0, base: nil, sort: true, &block)
    found = Array(pattern).map { |each| Bindery::Covered.glob(each, flags, base) }
    return super if found.all?(&:nil?)
    all = found.zip(Array(pattern)).flat_map { |covered, each| covered || super(each, flags, base: base, sort: sort) }
    block ? all.each(&block) && nil : all
  end

  def [](*patterns, base: nil, sort: true)
    glob(patterns.flatten, 0, base: base, sort: sort)
  end

  %i[exist? exists?].each do |name|
    next unless Dir.respond_to?(name)
    define_method(name) do |path|
      whole = Bindery::Covered.path(path) or return super(path)
      Bindery::Covered.kind(whole) == 'directory'
    end
  end

  def empty?(path)
    whole = Bindery::Covered.path(path) or return super
    Bindery::Covered.kind(whole) == 'directory' && Bindery::Covered.names(whole).empty?
  end

  def children(path, **options)
    whole = Bindery::Covered.path(path) or return super
    Bindery::Covered.names(whole)
  end

  def entries(path, **options)
    whole = Bindery::Covered.path(path) or return super
    ['.', '..'] + Bindery::Covered.names(whole)
  end

  def each_child(path, **options, &block)
    Bindery::Covered.path(path) or return super
    block ? children(path).each(&block) && nil : children(path).each
  end

  def foreach(path, **options, &block)
    Bindery::Covered.path(path) or return super
    block ? entries(path).each(&block) && nil : entries(path).each
  end

  %i[mkdir rmdir delete unlink].each do |name|
    define_method(name) do |*given|
      Bindery::Covered.refuse(given.first)
      super(*given)
    end
  end
end)

%i[exist? file? directory? readable? writable? executable? size size? zero? empty? symlink?].each do |name|
  original = FileTest.method(name)
  FileTest.define_singleton_method(name) do |path|
    Bindery::Covered.path(path) ? File.public_send(name, path) : original.call(path)
  end
end

module Kernel
  plain = instance_method(:open)
  define_method(:open) do |*given, **options, &block|
    next File.open(*given, **options, &block) if Bindery::Covered.path(given.first)
    plain.bind_call(self, *given, **options, &block)
  end
  private :open
end
