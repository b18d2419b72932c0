"""Loses what was not forced to disk: an apply of 40 resources, cut off after each of its calls.

One run is watched by strace. A model of its directories replays the calls and knows, after each of them, what a disk must hold: contents as of the
last fsync of their file, names as of the last fsync of their directory. Everything later may be on the disk or not, and in any order. After each call
four disks are made: nothing unforced is there; all names are there and no unforced content; and two in which chance decides.

On every disk each managed file is the old or the new one. Of the disks that differ, one in POWERCUT_EVERY (1: all) is laid out, the machine starts again
(a time namespace moves its start), and the next run makes everything right, leaves nothing temporary and finds nothing to do when it is run once more.
"""
import hashlib, json, os, random, re, shutil, subprocess, sys, tempfile, time

HOME = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
EVERY = int(os.environ.get('POWERCUT_EVERY', '60'))
CALLS = 'openat,open,creat,write,pwrite64,writev,ftruncate,fsync,fdatasync,rename,renameat,renameat2,link,linkat,symlink,symlinkat,unlink,unlinkat,mkdir,mkdirat,rmdir'
WORK = tempfile.mkdtemp(prefix='powercut-')
DISK = WORK + '/disk'
COUNT = 8


def resource(kind, title, **parameters):
    return {'type': kind, 'title': title, 'tags': [kind.lower()], 'exported': False, 'parameters': parameters}


def catalog():
    """40 resources, compiled: so no module needs to bring their types."""
    made = [resource('File', DISK + '/tree', ensure='directory'),
            resource('File', DISK + '/gone', ensure='absent'),
            resource('File', DISK + '/gonetree', ensure='absent', force=True),
            resource('File', DISK + '/copied', ensure='directory', recurse=True, purge=True, source=WORK + '/source'),
            resource('File_line', 'line', path=DISK + '/lines', line='added'),
            resource('Host', 'one.example.org', ip='10.0.0.9', target=DISK + '/hosts'),
            resource('Ini_setting', 'a', path=DISK + '/settings.ini', section='one', setting='a', value='2'),
            resource('File', DISK + '/kept', content='new\n', backup='.old')]
    for i in range(COUNT):
        target = '%s/old%d' % (DISK, i)
        made += [resource('File', '%s/tree/new%d' % (DISK, i), content='new %d\n' % i, mode='0640'),
                 resource('File', target, content='changed %d\n' % i, mode='0600'),
                 resource('File', '%s/link%d' % (DISK, i), ensure='link', target=target),
                 resource('File', '%s/moved%d' % (DISK, i), ensure='link', target=target)]
    around = [resource('Stage', 'main'), resource('Class', 'main')]
    edges = [{'source': 'Stage[main]', 'target': 'Class[main]'}]
    edges += [{'source': 'Class[main]', 'target': '%s[%s]' % (each['type'], each['title'])} for each in made]
    return json.dumps({'name': 'agent.example.org', 'version': 1, 'environment': 'production', 'resources': around + made, 'edges': edges, 'classes': ['main']})


def put(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'w') as out:
        out.write(text)


def prepare():
    put(WORK + '/source/a', 'a\n')
    put(WORK + '/source/deep/b', 'b\n')
    for i in range(COUNT):
        put('%s/old%d' % (DISK, i), 'old %d\n' % i)
        os.symlink('/nowhere', '%s/moved%d' % (DISK, i))
    put(DISK + '/gone', 'gone\n')
    put(DISK + '/gonetree/leaf', 'leaf\n')
    put(DISK + '/copied/stray', 'stray\n')
    put(DISK + '/lines', 'first\n')
    put(DISK + '/hosts', '127.0.0.1\tlocalhost\n10.0.0.1\tone.example.org\n')
    put(DISK + '/settings.ini', '[one]\na = 1\n')
    put(DISK + '/kept', 'old\n')
    put(WORK + '/catalog.json', catalog())


COMMAND = [HOME + '/bindery', 'apply', '--detailed-exitcodes', '--color', 'false', '--certname', 'agent.example.org', '--modulepath', WORK + '/modules']
for setting in ('confdir', 'vardir', 'codedir', 'publicdir', 'rundir', 'logdir'):
    COMMAND += ['--' + setting, DISK + '/puppet/' + setting]
COMMAND += ['--catalog', WORK + '/catalog.json']


def fail(text):
    print('failed: ' + text)
    sys.exit(1)


class Node:
    """A file, link or directory: what it holds, and what of that is on the disk."""
    def __init__(self, kind, data=b''):
        self.kind, self.data, self.forced, self.names, self.mode = kind, data, data, {}, 0o755 if kind == 'd' else 0o644


class Model:
    def __init__(self):
        self.root = self.read(DISK)
        self.stable = {}  # directory -> its names on the disk
        self.pending = []  # changes of names that are not forced: [(directory, name, node or None), ...] at once
        self.settle(self.root)

    def read(self, path):
        if os.path.islink(path):
            return Node('l', os.readlink(path).encode())
        if not os.path.isdir(path):
            with open(path, 'rb') as file:
                return Node('f', file.read())
        node = Node('d')
        node.names = {name: self.read(os.path.join(path, name)) for name in sorted(os.listdir(path))}
        return node

    def settle(self, node):
        self.stable[node] = dict(node.names)
        for each in node.names.values():
            self.settle(each)

    def find(self, path):
        node = self.root
        for name in [each for each in path[len(DISK):].split('/') if each]:
            node = node.names.get(name) if node else None
        return node

    def place(self, path):
        folder, name = os.path.split(path.rstrip('/'))
        return self.find(folder), name

    def change(self, *changes):
        for directory, name, node in changes:
            if node is None:
                directory.names.pop(name, None)
            else:
                directory.names[name] = node
        self.pending.append(changes)

    def force(self, node):
        node.forced = node.data
        if node.kind == 'd':
            rest = []
            for changes in self.pending:
                if any(directory is node for directory, _, _ in changes):
                    self.apply(self.stable, changes)
                else:
                    rest.append(changes)
            self.pending = rest

    @staticmethod
    def apply(names, changes):
        for directory, name, node in changes:
            if node is None:
                names.setdefault(directory, {}).pop(name, None)
            else:
                names.setdefault(directory, {})[name] = node

    def disk(self, chance, kept_names, kept_data):
        """What a disk holds: {path: (kind, content, mode)}."""
        names = {directory: dict(entries) for directory, entries in self.stable.items()}
        for changes in self.pending:
            if chance.random() < kept_names:
                self.apply(names, changes)
        found = {}

        def walk(path, node):
            data = node.data
            if node.kind == 'f' and node.data != node.forced and chance.random() >= kept_data:
                data = node.forced if chance.random() < 0.5 else node.data[:len(node.data) // 2]
            found[path] = (node.kind, data, node.mode)
            for name, each in sorted(names.get(node, {}).items()):
                walk(path + '/' + name, each)
        walk(DISK, self.root)
        return found


def text(hexadecimal):
    return bytes.fromhex(hexadecimal.replace('\\x', '')).decode('utf-8', 'surrogateescape')


ARGUMENT = re.compile(r'(?P<fd>AT_FDCWD|\d+)<(?P<path>(?:\\x[0-9a-f]{2})*)>|"(?P<text>(?:\\x[0-9a-f]{2})*)"')


def calls(trace):
    """The calls of a trace that succeeded: (name, arguments as texts, line)."""
    unfinished = {}
    for line in open(trace, encoding='utf-8', errors='surrogateescape'):
        match = re.match(r'(\d+) +(.*)', line.rstrip('\n'))
        process, rest = match.groups()
        if rest.endswith('<unfinished ...>'):
            unfinished[process] = rest[:-len('<unfinished ...>')]
            continue
        resumed = re.match(r'<\.\.\. \w+ resumed>(.*)', rest)
        if resumed:
            rest = unfinished.pop(process, '') + resumed.group(1)
        call = re.match(r'(\w+)\((.*)\) += (\S+)', rest)
        if call and not call.group(3).startswith('-'):
            yield call.group(1), [(m.group('path'), m.group('text')) for m in ARGUMENT.finditer(call.group(2))], rest


def paths(arguments):
    """Full paths of the names among the arguments: a directory and a name in it, or a name alone."""
    found, folder = [], None
    for path, name in arguments:
        if path is not None:
            folder = text(path)
        else:
            name = text(name)
            found.append(name if name.startswith('/') else os.path.normpath(os.path.join(folder or HOME, name)))
    return found


def replay(model, name, arguments, line):
    """Does in the model what a call did. Tells whether it was about the disk."""
    if name in ('open', 'openat', 'creat'):
        path = paths(arguments)[0]
        if not path.startswith(DISK + '/') or 'O_CREAT' not in line and 'O_TRUNC' not in line:
            return False
        node = model.find(path)
        if node is None:
            directory, entry = model.place(path)
            model.change((directory, entry, Node('f')))
            return True
        if 'O_TRUNC' in line:
            node.data = b''
        return True
    if name in ('write', 'pwrite64', 'writev', 'ftruncate', 'fsync', 'fdatasync'):
        path = text(arguments[0][0]) if arguments and arguments[0][0] else ''
        if not path.startswith(DISK):
            return False
        node = model.find(path)
        if node is None:
            return False
        if name in ('fsync', 'fdatasync'):
            model.force(node)
        elif name == 'ftruncate':
            node.data = node.data[:int(line.rsplit(', ', 1)[1].split(')')[0])]
        else:
            written = bytes.fromhex(''.join(each[1].replace('\\x', '') for each in arguments[1:] if each[1] is not None))
            if name == 'pwrite64':
                offset = int(line.split(') = ')[0].rsplit(', ', 1)[1])
                node.data = node.data[:offset] + written + node.data[offset + len(written):]
            else:
                node.data += written
        return True
    named = paths(arguments)
    if name.startswith('symlink'):
        target, path = text(next(each[1] for each in arguments if each[1] is not None)), named[-1]
        if path.startswith(DISK):
            directory, entry = model.place(path)
            model.change((directory, entry, Node('l', target.encode())))
        return path.startswith(DISK)
    if not named or not named[-1].startswith(DISK + '/'):
        return False
    directory, entry = model.place(named[-1])
    if name.startswith('rename'):
        old, old_entry = model.place(named[0])
        model.change((old, old_entry, None), (directory, entry, old.names[old_entry]))
    elif name.startswith('link'):
        model.change((directory, entry, model.find(named[0])))
    elif name.startswith('mkdir'):
        node = Node('d')
        model.stable[node] = {}
        model.change((directory, entry, node))
    else:
        model.change((directory, entry, None))
    return True


def allowed():
    """What each managed file may hold."""
    known = {'gone': [b'gone\n'], 'gonetree/leaf': [b'leaf\n'], 'copied/stray': [b'stray\n'], 'copied/a': [b'a\n'], 'copied/deep/b': [b'b\n'],
             'lines': [b'first\n', b'first\nadded\n'], 'settings.ini': [b'[one]\na = 1\n', b'[one]\na = 2\n'], 'kept': [b'old\n', b'new\n'],
             'kept.old': [b'old\n']}
    for i in range(COUNT):
        known['tree/new%d' % i] = [b'new %d\n' % i]
        known['old%d' % i] = [b'old %d\n' % i, b'changed %d\n' % i]
        target = ('%s/old%d' % (DISK, i)).encode()
        known['link%d' % i] = [target]
        known['moved%d' % i] = [b'/nowhere', target]
    return {DISK + '/' + name: texts for name, texts in known.items()}


def check(disk, after, known):
    for path, texts in known.items():
        if path in disk and disk[path][1] not in texts:
            fail('after call %s: %s holds %r' % (after, path, disk[path][1][:80]))
    hosts = disk.get(DISK + '/hosts', ('f', b'', 0))[1]
    if not re.fullmatch(rb'(#.*\n)*127.0.0.1\tlocalhost\n10.0.0.[19]\tone.example.org\n', hosts):
        fail('after call %s: hosts holds %r' % (after, hosts[:200]))
    for path in [DISK + '/old%d' % i for i in range(COUNT)] + [DISK + '/' + name for name in ('lines', 'hosts', 'settings.ini', 'kept')]:
        if path not in disk:
            fail('after call %s: %s is lost' % (after, path))


def lay_out(disk):
    shutil.rmtree(DISK)
    for path, (kind, data, mode) in sorted(disk.items()):
        if kind == 'd':
            os.mkdir(path, 0o700 if path.startswith(DISK + '/puppet') else mode)
        elif kind == 'l':
            os.symlink(data, path)
        else:
            with open(path, 'wb') as file:
                file.write(data)
            os.chmod(path, 0o600)


def restarted(command):
    """Runs a command as on a machine that started a moment ago. /proc/stat tells the start in whole seconds, and so is the offset of a namespace:
    the start may be told up to two seconds too early, and what was laid out must be older than that."""
    time.sleep(2.1)
    up = int(float(open('/proc/uptime').read().split()[0]))
    return subprocess.run(['unshare', '--time', '--boottime', str(-up)] + command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def picture():
    """Names and contents of all that is managed, for comparison with the end of a run that was not cut off."""
    found = {}
    for folder, folders, files in os.walk(DISK):
        if folder == DISK and 'puppet' in folders:
            folders.remove('puppet')
        for name in files + [each for each in folders if os.path.islink(os.path.join(folder, each))]:
            path = os.path.join(folder, name)
            found[path] = os.readlink(path) if os.path.islink(path) else undated(open(path, 'rb').read())
    return found


def undated(data):
    return re.sub(rb'autogenerated at .*', b'', data)


def main():
    prepare()
    subprocess.run([HOME + '/bindery', '--version'], stdout=subprocess.DEVNULL, check=True)
    model = Model()
    trace = WORK + '/trace'
    watched = subprocess.run(['strace', '-qq', '-f', '-y', '-xx', '-s', '100000000', '-o', trace, '-e', 'trace=' + CALLS, '-e', 'signal=none'] + COMMAND,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if watched.returncode != 2:
        fail('the watched run ended with %d: %s' % (watched.returncode, watched.stdout.decode()[-2000:]))
    end, known, chance = picture(), allowed(), random.Random(7)
    seen, disks, states, count = set(), [], 0, 0
    for name, arguments, line in calls(trace):
        if not replay(model, name, arguments, line):
            continue
        count += 1
        for kept_names, kept_data in ((0, 0), (1, 0), (0.5, 0.5), (0.7, 0.2)):
            disk = model.disk(chance, kept_names, kept_data)
            check(disk, '%d (%s)' % (count, name), known)
            states += 1
            digest = hashlib.sha256(repr(sorted(disk.items())).encode()).digest()
            if digest not in seen:
                seen.add(digest)
                disks.append(('%d (%s)' % (count, name), disk))
    if count < 200:
        fail('only %d calls were seen' % count)
    tried = 0
    for after, disk in disks[::EVERY]:
        lay_out(disk)
        ran = restarted(COMMAND)
        if ran.returncode not in (0, 2):
            fail('the run after a cut at call %s ended with %d: %s' % (after, ran.returncode, ran.stdout.decode()[-2000:]))
        now = picture()
        now.pop(DISK + '/kept.old', None)
        wanted = {path: data for path, data in end.items() if path != DISK + '/kept.old'}
        if now != wanted:
            differ = sorted(set(now.items()) ^ set(wanted.items()), key=str)[:4]
            fail('after a cut at call %s and the next run: %s' % (after, differ))
        again = subprocess.run(COMMAND, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if again.returncode != 0:
            fail('a second run after a cut at call %s ended with %d: %s' % (after, again.returncode, again.stdout.decode()[-2000:]))
        tried += 1
    print('%d calls, %d disks of which %d differ: every file old or new on each; %d of them laid out and converged in one run'
          % (count, states, len(disks), tried))


try:
    main()
finally:
    shutil.rmtree(WORK)
