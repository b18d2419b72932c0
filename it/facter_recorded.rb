# Runs the real Facter on a recorded machine and prints its facts as JSON: the goldens of puppet-agent/src/test/corpus/machines.
#
#   ruby it/facter_recorded.rb puppet-agent/src/test/corpus/machines/NAME.machine > .../NAME.json
#
# Facter's questions to the system (files, programs, addresses, users, sizes of file systems) are answered from the recording. Its own
# code is what makes facts of the answers.
require 'json'
require 'etc'
require 'socket'
require 'ipaddr'

Recorded = Struct.new(:files, :directories, :runs, :programs, :addresses, :spaces, :environment, :uid)
MACHINE = Recorded.new({}, {}, {}, [], [], {}, {}, 0)

def record(path)
  into = nil
  File.readlines(path, chomp: true).each do |line|
    if line.start_with?('|')
      into << line[1..] << "\n"
      next
    end
    word, rest = line.split(' ', 2)
    case word
    when 'file' then MACHINE.files[rest] = into = +''
    when 'word' then name, value = rest.split(' ', 2); MACHINE.files[name] = "#{value}\n"
    when 'raw' then name, value = rest.split(' ', 2); MACHINE.files[name] = value.dup
    when 'dir' then MACHINE.directories[rest] = true
    when 'run' then MACHINE.runs[rest] = into = +''
    when 'program' then MACHINE.programs << rest
    when 'address' then MACHINE.addresses << rest.split(' ')
    when 'space' then *sizes, name = rest.split(' ', 4); MACHINE.spaces[name] = sizes.map(&:to_i)
    when 'env' then name, value = rest.split('=', 2); MACHINE.environment[name] = value
    when 'uid' then MACHINE.uid = rest.to_i
    end
  end
  (MACHINE.files.keys + MACHINE.directories.keys).each do |name|
    parent = File.dirname(name)
    until MACHINE.directories[parent] || parent == '/'
      MACHINE.directories[parent] = true
      parent = File.dirname(parent)
    end
  end
end
record(ARGV.fetch(0))

ROOTS = %r{\A/(etc|proc|sys|run|dev|var/lib|var/db|opt/puppetlabs|usr/sbin/x[lm]|usr/lib/xen-common|usr/local/etc)(/|\z)}.freeze

def recorded?(path) = path.is_a?(String) && path.match?(ROOTS)
def tidy(path) = path.length > 1 ? path.squeeze('/').chomp('/') : path
def children(path) = (MACHINE.files.keys + MACHINE.directories.keys).map { |n| n[/\A#{Regexp.escape(tidy(path))}\/([^\/]+)/, 1] }.compact.uniq.sort

class << File
  %i[readable? exist? file? directory? executable?].each do |question|
    real = "real_#{question}"
    alias_method real, question
    define_method(question) do |path|
      next send(real, path) unless recorded?(path)
      name = tidy(path)
      case question
      when :file?, :executable? then MACHINE.files.key?(name)
      when :directory? then MACHINE.directories.key?(name)
      else MACHINE.files.key?(name) || MACHINE.directories.key?(name)
      end
    end
  end
  alias real_read read
  def read(path, *rest, **options) = recorded?(path) ? MACHINE.files.fetch(tidy(path)).dup : real_read(path, *rest, **options)
  alias real_readlines readlines
  def readlines(path, *rest, **options) = recorded?(path) ? MACHINE.files.fetch(tidy(path)).lines : real_readlines(path, *rest, **options)
end

class << Dir
  alias real_exist? exist?
  def exist?(path) = recorded?(path) ? MACHINE.directories.key?(tidy(path)) : real_exist?(path)
  alias real_entries entries
  def entries(path) = recorded?(path) ? ['.', '..'] + children(path) : real_entries(path)
  alias real_children children
  def children(path) = recorded?(path) ? Object.send(:children, path) : real_children(path)
  alias real_glob []
  def [](*patterns)
    return real_glob(*patterns) unless recorded?(patterns.first)
    base = patterns.first.sub(%r{/\*\*.*}, '')
    (MACHINE.files.keys + MACHINE.directories.keys).select { |name| name.start_with?("#{base}/") }.sort
  end
end

module Sys
  class Filesystem
    class Error < StandardError; end
  end
end
$LOADED_FEATURES << 'sys/filesystem.rb'

$LOAD_PATH.reject! { |path| File.real_directory?("#{path}/facter") && path !~ /vendor_ruby/ }
ENV.replace(MACHINE.environment.merge('HOME' => '/nonexistent'))
require 'facter'

module Facter::Core::Execution
  class << self
    def which(name)
      known = MACHINE.programs.include?(name) || MACHINE.runs.keys.any? { |run| run.split(' ').first == name }
      known ? "/usr/bin/#{name}" : nil
    end

    def execute(command, options = {})
      answer(command.squeeze(" \n").gsub("\n", ' ')) || (options[:on_fail] == :raise ? '' : options.fetch(:on_fail, ''))
    end

    def answer(command)
      if command.start_with?('uname -m')
        return %w[arch hostname].map { |name| MACHINE.files["/proc/sys/kernel/#{name}"] }.join +
               MACHINE.runs.fetch('uname -p', "unknown\n") +
               %w[osrelease ostype version].map { |name| MACHINE.files["/proc/sys/kernel/#{name}"] }.join
      end
      if (match = command.match(%r{\A(?:/bin/)?cat (\S+)}))
        return MACHINE.files[match[1]]&.strip
      end
      if (match = command.match(%r{\Alsblk -dn -o (\w+) /dev/(\S+)}))
        line = MACHINE.runs.fetch('lsblk -dnP -o NAME,SERIAL,WWN', '').lines.find { |each| each.include?("NAME=\"#{match[2]}\"") }
        return line ? line[/#{match[1].upcase}="([^"]*)"/, 1] : ''
      end
      MACHINE.runs[command]&.strip
    end
  end
end

Address = Struct.new(:ip_address, :hardware) do
  def ipv4? = !ip_address.include?(':')
  def inspect_sockaddr = hardware ? "PACKET[protocol=0 x hatype=1 HOST hwaddr=#{hardware}]" : ip_address
end
Link = Struct.new(:name, :addr, :netmask)

def (Socket).getifaddrs
  names = Object.send(:children, '/sys/class/net').select { |name| MACHINE.files.key?("/sys/class/net/#{name}/ifindex") }
  names.sort_by! { |name| MACHINE.files["/sys/class/net/#{name}/ifindex"].to_i }
  links = names.map { |name| Link.new(name, Address.new(nil, MACHINE.files["/sys/class/net/#{name}/address"]&.strip), nil) }
  MACHINE.addresses.each do |name, text|
    ip, length = text.split('/')
    links << Link.new(name, Address.new(ip), Address.new(IPAddr.new('255.255.255.255').mask(length.to_i).to_s))
  end
  order = MACHINE.runs.fetch('ip -6 -o addr show', '').scan(/inet6 ([^ \/]+)/).flatten
  six = MACHINE.files.fetch('/proc/net/if_inet6', '').lines.map(&:split).map do |hex, _, length, _, _, name|
    ip = IPAddr.new(hex.scan(/..../).join(':'))
    mask = IPAddr.new('ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff').mask(length.hex).to_s
    scope = ip.loopback? ? 1 : ip.link_local? ? 2 : 14
    [[-scope, order.index(ip.to_s) || -1], Link.new(name, Address.new(ip.to_s), Address.new(mask))]
  end
  links + six.sort_by(&:first).map(&:last)
end

class << Facter::Util::Resolvers::Networking
  def get_scope(ip)
    address = IPAddr.new(ip)
    scope = address.link_local? ? 'link' : ip.start_with?('fec') ? 'site' : address.loopback? ? 'host' : 'global'
    (address.ipv4_compat? ? 'compat,' : '') + scope
  end
end

# Mac addresses are read where the address is one of the link layer.
class << Facter::Util::Linux::SocketParser
  def mac_from(link) = link.addr.hardware
  def ip_info_of(link)
    add_binding(link.name, link) if link.addr.ip_address
  end
end

def (Socket).gethostname = MACHINE.files.fetch('/proc/sys/kernel/hostname').strip
class << Facter::Resolvers::Linux::Hostname
  def retrieve_fqdn_for_host(host)
    line = MACHINE.files.fetch('/etc/hosts', '').lines.map { |each| each.sub(/#.*/, '').split }.find { |words| words.drop(1).include?(host) }
    name = line ? line[1] : MACHINE.runs.fetch("getent ahosts #{host}", '').split[2]
    name == host ? nil : name
  end
end

Account = Struct.new(:name, :uid, :gid)
def (Etc).getpwuid(*) = MACHINE.files.fetch('/etc/passwd').lines.map { |l| l.split(':') }.find { |f| f[2].to_i == MACHINE.uid }.then { |f| Account.new(f[0], f[2].to_i, f[3].to_i) }
def (Etc).getgrgid(gid) = MACHINE.files.fetch('/etc/group').lines.map { |l| l.split(':') }.find { |f| f[2].to_i == gid }.then { |f| Account.new(f[0], nil, f[2].to_i) }

Mount = Struct.new(:name, :mount_point, :mount_type, :options)
Stats = Struct.new(:bytes_total, :bytes_available, :bytes_used)
class << Facter::Util::Resolvers::FilesystemHelper
  def read_mountpoints
    MACHINE.files.fetch('/proc/self/mounts').lines.map { |line| Mount.new(*line.split.first(4).map { |each| each.gsub(/\\(\d{3})/) { $1.oct.chr } }) }
  end

  def read_mountpoint_stats(path)
    total, free, available = MACHINE.spaces.fetch(path) { raise Sys::Filesystem::Error, path }
    Stats.new(total, available, total - free)
  end
end

module Facter::Util::Resolvers::Http
  class << self
    def get_request(*) = ''
    def put_request(*) = ''
  end
end

Facter::Log.class_variable_get(:@@logger).reopen(STDERR)
Facter::Options[:show_legacy] = true
facts = Facter.to_hash
# What is of the machine that this runs on, or of the network.
%w[ruby rubyplatform rubysitedir rubyversion augeas augeasversion timezone cloud].each { |name| facts.delete(name) }
puts JSON.pretty_generate(Facter::Utils.sort_hash_by_key(facts))
