"""A git repository with the code of a site, and facts of its nodes, for the benchmarks of the fleet.

The site is the workload `role` (a web and database server, about 570 resources) with the modules of Debian's packages that it needs, all of it in the
repository. Each node has a name, an address, a group and a processor count of its own.
"""
import json, os, shutil, subprocess

MODULES = ['apache', 'apt', 'augeas_core', 'concat', 'cron_core', 'host_core', 'inifile', 'logrotate', 'mailalias', 'mount_core', 'mysql', 'ntp', 'selinux_core',
           'ssh', 'sshkeys_core', 'stdlib', 'sysctl', 'systemd', 'translate', 'rsync', 'staging', 'vcsrepo']
SOURCES = ('/usr/share/puppet/modules', '/usr/share/puppet/modules.available')


class Site:
    def __init__(self, workload, work):
        self.repository, self.facts = os.path.join(work, 'site'), os.path.join(work, 'facts')
        self.base = json.load(open(os.path.join(workload, 'facts.json')))['values']
        shutil.copytree(workload, self.repository, ignore=shutil.ignore_patterns('facts.json'))
        source = next(path for path in SOURCES if os.path.isdir(path))
        for module in MODULES:
            if os.path.isdir(os.path.join(source, module)):
                shutil.copytree(os.path.realpath(os.path.join(source, module)), os.path.join(self.repository, 'packaged', module), ignore=shutil.ignore_patterns('spec', 'locales'))
        self.write('environment.conf', 'modulepath = modules:packaged\n')
        self.git('init', '-q', '-b', 'main')

    def git(self, *arguments):
        return subprocess.run(['git', '-C', self.repository, '-c', 'user.name=bench', '-c', 'user.email=bench@example.com', '-c', 'commit.gpgsign=false', *arguments],
                              check=True, capture_output=True, text=True).stdout

    def write(self, path, text):
        path = os.path.join(self.repository, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'w') as out:
            out.write(text)

    def edit(self, path, before, after):
        text = open(os.path.join(self.repository, path)).read()
        assert before in text, (path, before)
        self.write(path, text.replace(before, after))

    def commit(self, name):
        self.git('add', '-A')
        self.git('commit', '-q', '-m', name)
        self.git('tag', name)

    def nodes(self, count):
        """A directory with that many files of facts."""
        folder = '%s-%d' % (self.facts, count)
        os.makedirs(folder)
        for number in range(count):
            name = 'web%05d.perf.test' % number
            text = json.dumps(self.base).replace('web1.perf.test', name).replace('"web1"', '"%s"' % name.split('.')[0])
            values = json.loads(text.replace('192.0.2.10', '192.0.%d.%d' % (number // 250, number % 250)))
            values.update(group='g%d' % (number % 100), processorcount=2 + number % 7)
            with open(os.path.join(folder, name + '.json'), 'w') as out:
                json.dump({'name': name, 'values': values}, out)
        return folder
