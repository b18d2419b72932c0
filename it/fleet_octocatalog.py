"""The differences that `bindery fleet diff` finds against those of octocatalog-diff.

usage: fleet_octocatalog.py BINDERY WORK SAMPLES [SEED]

Makes a git repository of a site over modules of Debian's packages, with 41 commits that edit data, manifests, templates, served files and functions, and
facts of 30 nodes. For each sample, a node and two neighbouring commits, both programs compare; the sets of (kind, type, title, path) must be equal. Values are not compared, array indexes are cut off.
"""
import json, os, random, shutil, subprocess, sys, time

bindery, work, samples = sys.argv[1], sys.argv[2], int(sys.argv[3])
rnd = random.Random(int(sys.argv[4]) if len(sys.argv) > 4 else 1)
MODULES = ['stdlib', 'concat', 'ntp', 'ssh', 'rsyslog', 'memcached', 'haproxy', 'redis', 'apt', 'systemd', 'augeas_core', 'sshkeys_core', 'cron_core', 'selinux_core']
SOURCE = [p for p in ('/usr/share/puppet/modules', '/usr/share/puppet/modules.available') if os.path.isdir(p)][0]
repo, facts = os.path.join(work, 'repo'), os.path.join(work, 'facts')
os.makedirs(repo)
os.makedirs(facts)


def write(path, text):
    full = os.path.join(repo, path)
    os.makedirs(os.path.dirname(full), exist_ok=True)
    with open(full, 'w') as out:
        out.write(text)


def git(*args):
    return subprocess.run(['git', '-C', repo, *args], check=True, capture_output=True, text=True).stdout


have = [m for m in MODULES if os.path.exists(os.path.join(SOURCE, m))]
for module in have:
    shutil.copytree(os.path.join(SOURCE, module), os.path.join(repo, 'modules', module), symlinks=False, ignore=shutil.ignore_patterns('spec', 'locales'))
git('init', '-q', '-b', 'main')
git('config', 'user.email', 'a@example.com')
git('config', 'user.name', 'a')

ROLES = {
    'web': ['memcached', 'rsyslog'], 'db': ['redis', 'ntp'], 'lb': ['haproxy', 'ssh'], 'plain': ['ntp'],
}
ROLES = {role: [c for c in classes if c in have] for role, classes in ROLES.items()}
state = {'n': 0, 'mode': '0644', 'roles': {r: list(c) for r, c in ROLES.items()}}


def role(name):
    lines = ''.join('  include %s\n' % c for c in state['roles'][name])
    return 'class role::%s {\n  include profile::base\n%s}\n' % (name, lines)


def base():
    return '''class profile::base (String $mode = '%s', Hash $settings = {}, Array $list = []) {
  file { '/etc/base.conf': mode => $mode, content => epp('profile/base.epp', { settings => $settings }) }
  file { '/etc/erb.conf': content => template('profile/base.erb') }
  file { '/etc/served': source => 'puppet:///modules/profile/served.txt' }
  file { '/etc/app.yaml': content => "a: 1\\n" }
  notify { 'list': message => $list.join(',') }
  exec { '/bin/true': refreshonly => true, subscribe => [File['/etc/base.conf'], File['/etc/served']] }
  profile::thing { 'one': options => { 'a' => 1, 'b' => { 'c' => profile::twice(%d) } } }
}
''' % (state['mode'], 2 + state['n'] % 3)


def data():
    return '---\nprofile::base::settings:\n  key: %s\n  other: same\nprofile::base::list: [a, %s]\nntp::servers: [ntp%d.example.com]\n' % ('v%d' % state['n'], 'b%d' % (state['n'] % 4), state['n'] % 5)


write('environment.conf', 'modulepath = modules:site\n')
write('hiera.yaml', 'version: 5\nhierarchy:\n  - {name: node, path: "nodes/%{trusted.certname}.yaml"}\n  - {name: role, path: "roles/%{facts.role}.yaml"}\n  - {name: common, path: common.yaml}\n')
write('manifests/site.pp', 'node default { include "role::${facts[\'role\']}" }\n')
write('site/profile/manifests/base.pp', base())
write('site/profile/manifests/thing.pp', 'define profile::thing (Hash $options) { file { "/etc/thing-${title}": content => "${options}" } }\n')
write('site/profile/functions/twice.pp', 'function profile::twice($n) { $n * 2 }\n')
write('site/profile/templates/base.epp', '<%- | $settings | -%>\n<% $settings.each |$k, $v| { -%>\n<%= $k %>=<%= $v %>\n<% } -%>\n')
write('site/profile/templates/base.erb', 'on <%= @facts["networking"]["hostname"] %>\nlist <%= @list.join(" ") %>\n')
write('site/profile/files/served.txt', 'served\n')
for name in ROLES:
    write('site/role/manifests/%s.pp' % name, role(name))
write('data/common.yaml', data())

for i in range(30):
    old = i % 3 == 1
    values = {
        'role': list(ROLES)[i % 4], 'hostname': 'n%d' % i, 'domain': 'example.com', 'fqdn': 'n%d.example.com' % i, 'clientcert': 'n%d.example.com' % i,
        'networking': {'hostname': 'n%d' % i, 'domain': 'example.com', 'fqdn': 'n%d.example.com' % i, 'ip': '192.0.2.%d' % i},
        'os': {'name': 'Debian', 'family': 'Debian', 'architecture': 'amd64', 'release': {'full': '11.9' if old else '12.5', 'major': '11' if old else '12'},
               'distro': {'codename': 'bullseye' if old else 'bookworm', 'id': 'Debian'}},
        'osfamily': 'Debian', 'operatingsystem': 'Debian', 'operatingsystemrelease': '11.9' if old else '12.5', 'operatingsystemmajrelease': '11' if old else '12',
        'lsbdistcodename': 'bullseye' if old else 'bookworm', 'kernel': 'Linux', 'ipaddress': '192.0.2.%d' % i, 'interfaces': 'lo,eth0', 'is_virtual': i % 2 == 0, 'virtual': 'kvm',
        'processors': {'count': 1 + i % 4}, 'processorcount': 1 + i % 4, 'memorysize': '4 GiB', 'memorysize_mb': 4096.0, 'memory': {'system': {'total_bytes': 4294967296, 'total': '4 GiB'}},
        'path': '/usr/bin:/bin', 'puppetversion': '7.23.0', 'clientversion': '7.23.0', 'service_provider': 'systemd', 'systemd': True, 'id': 'root', 'architecture': 'amd64',
    }
    with open(os.path.join(facts, 'n%d.example.com.yaml' % i), 'w') as out:
        out.write('--- !ruby/object:Puppet::Node::Facts\nname: n%d.example.com\nvalues: %s\n' % (i, json.dumps(values)))


def edit():
    state['n'] += 1
    n = state['n']
    kind = n % 14
    if kind in (0, 7):
        write('data/common.yaml', data())
    elif kind == 1:
        state['mode'] = rnd.choice(['0600', '0640', '0644'])
        write('site/profile/manifests/base.pp', base())
    elif kind == 2:
        write('site/profile/files/served.txt', 'served %d\nsecond\n' % n)
    elif kind == 3:
        write('site/profile/templates/base.erb', 'on <%%= @facts["networking"]["hostname"] %%> %d\nlist <%%= @list.join(" ") %%>\n' % n)
    elif kind == 4:
        write('data/roles/%s.yaml' % rnd.choice(list(ROLES)), '---\nprofile::base::mode: "%s"\nprofile::base::settings: {key: r%d}\n' % (rnd.choice(['0400', '0444']), n))
    elif kind == 5:
        name = rnd.choice(list(ROLES))
        state['roles'][name] = [c for c in state['roles'][name] if rnd.random() < 0.5] + ['ssh' if 'ssh' in have and 'ssh' not in state['roles'][name] else 'ntp']
        state['roles'][name] = list(dict.fromkeys(state['roles'][name]))
        write('site/role/manifests/%s.pp' % name, role(name))
    elif kind == 6:
        write('data/nodes/n%d.example.com.yaml' % rnd.randrange(30), '---\nprofile::base::list: [node, %d]\n' % n)
    elif kind == 8:
        write('site/profile/functions/twice.pp', 'function profile::twice($n) { $n * %d }\n' % n)
    elif kind == 9:
        write('site/profile/manifests/thing.pp', 'define profile::thing (Hash $options) { file { "/etc/thing-${title}": content => "${options} %d", tag => [\'b\', \'a%d\'] } }\n' % (n, n))
    elif kind == 10:
        write('site/profile/templates/base.epp', '<%%- | $settings | -%%>\n# %d\n<%% $settings.each |$k, $v| { -%%>\n<%%= $k %%> = <%%= $v %%>\n<%% } -%%>\n' % n)
    elif kind == 11:
        write('site/profile/manifests/base.pp', base().replace("content => \"a: 1\\n\" }", "ensure => absent, content => \"a: 2\\n\" }"))
    elif kind == 12:
        write('modules/ntp/templates/extra%d.epp' % n, 'unused\n')
    else:
        write('manifests/site.pp', 'node default { include "role::${facts[\'role\']}" }\nnotify { "top %d": }\n' % n)


def commit():
    git('add', '-A')
    git('commit', '-q', '--allow-empty', '-m', 'commit %d' % state['n'])
    return git('rev-parse', 'HEAD').strip()


commits = [commit()]
for _ in range(40):
    edit()
    commits.append(commit())


def entries(diff):
    found = set()
    for each in diff:
        kind = '~' if each['diff_type'] == '!' else each['diff_type']
        path = [] if kind in '+-' else each['structure']
        # The differ of octocatalog-diff goes into arrays; ours shows arrays whole.
        path = [step.split('[')[0] if kind == '~' else step for step in path]
        found.add((kind, each['type'], each['title'], '/'.join(path)))
    return found


pairs = [(n, c) for n in range(30) for c in range(40)]
rnd.shuffle(pairs)
equal, different, theirs_cpu, ours_cpu, failures = 0, 0, 0.0, 0.0, 0


def run(command, **more):
    before = os.times()
    done = subprocess.run(command, capture_output=True, text=True, cwd=repo, **more)
    after = os.times()
    return done, after.children_user + after.children_system - before.children_user - before.children_system


crashes, done = 0, 0
for node, at in pairs:
    if done == samples:
        break
    name = 'n%d.example.com' % node
    fact = os.path.join(facts, name + '.yaml')
    reference, cpu = run(['octocatalog-diff', '-n', name, '--fact-file', fact, '-f', commits[at], '-t', commits[at + 1], '--basedir', repo,
                          '--output-format', 'json', '--quiet', '--puppet-binary', '/usr/bin/puppet'])
    # octocatalog-diff 2.1.0 ends with a Ruby backtrace where a parameter `tag` changed: there is nothing to compare with, and another sample is taken.
    if reference.returncode == 1 and 'catalog-diff/differ.rb' in reference.stderr:
        crashes += 1
        continue
    done += 1
    theirs_cpu += cpu
    ours, cpu = run([bindery, 'fleet', 'diff', '--puppet', '7', '--from', commits[at], '--to', commits[at + 1], '--nodes-from', fact, '--format', 'octocatalog', '--no-cache'])
    ours_cpu += cpu
    if reference.returncode not in (0, 2) or ours.returncode not in (0, 2):
        failures += 1
        print('%s %d: octocatalog-diff %d, bindery %d\n%s\n%s' % (name, at, reference.returncode, ours.returncode, reference.stderr[-600:], ours.stderr[-300:] + ours.stdout[:300]))
        continue
    left = entries(json.loads(reference.stdout)['diff'] if reference.stdout.strip() else [])
    right = entries(json.loads(ours.stdout)['diff'])
    if left == right and reference.returncode == ours.returncode:
        equal += 1
    else:
        different += 1
        print('%s, commit %d: only octocatalog-diff %s; only bindery %s' % (name, at + 1, sorted(left - right), sorted(right - left)))
print('%d of %d samples equal, %d different, %d failed, %d more without an answer of octocatalog-diff; CPU seconds a sample: octocatalog-diff %.2f, bindery %.2f (%.0fx)' %
      (equal, samples, different, failures, crashes, theirs_cpu / samples, ours_cpu / samples, theirs_cpu / max(ours_cpu, 0.001)))
sys.exit(0 if equal == samples else 1)
