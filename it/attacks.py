"""Attacks through the commands. See attacks.check."""
import json
import os
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import threading
import time

NOBODY = 65534
OURS = os.environ['OURS']
SCRATCH = tempfile.mkdtemp(prefix='attacks.')
VICTIM = os.path.join(SCRATCH, 'victim')
FAILED = []


def check(what, good, detail=''):
    print(('ok: ' if good else 'NOT ok: ') + what + ('' if good else f': {detail}'))
    if not good:
        FAILED.append(what)


def write(path, text, mode=0o600, owner=0):
    with open(path, 'w') as out:
        out.write(text)
    os.chmod(path, mode)
    os.chown(path, owner, owner)
    return path


def theirs(name):
    """A directory of the other user."""
    path = os.path.join(SCRATCH, name)
    os.mkdir(path, 0o755)
    os.chown(path, NOBODY, NOBODY)
    return path


def link(target, path):
    os.symlink(target, path)
    os.lchown(path, NOBODY, NOBODY)
    return path


def fresh_victim():
    write(VICTIM, 'root only\n')


def unharmed():
    found = os.lstat(VICTIM)
    with open(VICTIM) as text:
        return stat.S_ISREG(found.st_mode) and stat.S_IMODE(found.st_mode) == 0o600 and found.st_uid == 0 and text.read() == 'root only\n'


def run(*words, timeout=300, **more):
    environment = dict(os.environ, BINDERY_WORKDIR=os.path.join(SCRATCH, 'work'), CFENGINE_TEST_OVERRIDE_WORKDIR=os.path.join(SCRATCH, 'work'))
    return subprocess.run([OURS, *words], capture_output=True, text=True, timeout=timeout, check=False, env=environment, **more)


def agent(promises, bodies=''):
    policy = write(os.path.join(SCRATCH, 'policy.cf'), '''
body common control { bundlesequence => { "main" }; }
bundle agent main {
%s
}
bundle edit_line added { insert_lines: "added"; }
body perms open { mode => "0777"; owners => { "nobody" }; }
body delete it { dirlinks => "delete"; rmdirs => "true"; }
body copy_from from(f) { source => "$(f)"; compare => "digest"; }
body rename to(n) { newname => "$(n)"; }
body link_from target(f) { source => "$(f)"; when_no_source => "force"; }
%s''' % (promises, bodies))
    return run('cf-agent', '-K', '-f', policy)


def apply(manifest):
    state = os.path.join(SCRATCH, 'puppet')
    path = write(os.path.join(SCRATCH, 'site.pp'), manifest)
    return run('apply', '--confdir', state + '/conf', '--vardir', state + '/var', '--codedir', state + '/code', path)


def backups():
    for name, ending in (('cf-agent', '.cf-before-edit'), ('apply', '.before')):
        fresh_victim()
        place = theirs('backup-' + name)
        file = write(os.path.join(place, 'f'), 'old\n', 0o644, NOBODY)
        link(VICTIM, file + ending)
        told = agent(f'files: "{file}" edit_line => added;') if name == 'cf-agent' else apply(f"file {{ '{file}': content => 'new', backup => '.before' }}")
        check(f'{name}: a backup is not written through a link', unharmed(), told.stdout + told.stderr)


def parents():
    source = write(os.path.join(SCRATCH, 'source'), 'new\n', 0o644)
    promises = {
        'edit': '"{p}" create => "true", edit_line => added;', 'create': '"{p}.new" create => "true";', 'overwrite': f'"{{p}}" copy_from => from("{source}");',
        'delete': '"{p}" delete => it;', 'chmod and chown': '"{p}" perms => open;', 'move': '"{p}" rename => to("{p}.aside");',
        'link': f'"{{p}}" link_from => target("{source}");',
    }
    resources = {
        'edit': "file {{ '{p}': content => 'new' }}", 'create': "file {{ '{p}.new': ensure => file }}", 'overwrite': f"file {{{{ '{{p}}': source => '{source}' }}}}",
        'delete': "file {{ '{p}': ensure => absent }}", 'chmod': "file {{ '{p}': mode => '0777' }}", 'chown': "file {{ '{p}': owner => 'nobody' }}",
        'link': f"file {{{{ '{{p}}': ensure => link, target => '{source}', force => true }}}}",
    }
    for tool, cases in (('cf-agent', promises), ('apply', resources)):
        for what, text in cases.items():
            root = os.path.join(SCRATCH, 'roots')
            shutil.rmtree(root, ignore_errors=True)
            os.mkdir(root, 0o755)
            fresh_victim()
            os.rename(VICTIM, os.path.join(root, 'f'))
            place = theirs(f'parent-{tool}-{what}'.replace(' ', '-'))
            path = os.path.join(link(root, os.path.join(place, 'l')), 'f')
            told = agent('files: ' + text.format(p=path)) if tool == 'cf-agent' else apply(text.format(p=path))
            left = sorted(os.listdir(root))
            if left == ['f']:
                os.rename(os.path.join(root, 'f'), VICTIM)
            check(f'{tool}: {what} does not go through a link of another user in the path', left == ['f'] and unharmed(), f'{left} {told.stdout}{told.stderr}')


def reports():
    fresh_victim()
    place = theirs('report')
    told = agent(f'reports: "added" report_to_file => "{link(VICTIM, os.path.join(place, "log"))}";')
    check('cf-agent: report_to_file does not follow a link', unharmed(), told.stdout + told.stderr)
    fresh_victim()
    folder = theirs('logs')
    manifest = write(os.path.join(SCRATCH, 'log.pp'), "notify { 'x': }")
    told = run('apply', '--confdir', SCRATCH + '/puppet/conf', '--vardir', SCRATCH + '/puppet/var', '--logdest', link(VICTIM, os.path.join(folder, 'log')), manifest)
    check('apply: --logdest does not follow a link', unharmed(), told.stdout + told.stderr)
    told = run('compile', '--certname', 'n', '--out', link(VICTIM, os.path.join(folder, 'out')), '-e', "notify { 'x': }")
    check('compile: --out does not follow a link', unharmed(), told.stdout + told.stderr)


def races():
    """The directory of 250 promised files is swapped for a link to root's directory while they are made and changed."""
    for tool in ('cf-agent', 'apply'):
        root = os.path.join(SCRATCH, f'race-root-{tool}')
        os.mkdir(root, 0o755)
        for number in range(250):
            write(os.path.join(root, f'f{number}'), 'root only\n')
        place = theirs(f'race-{tool}')
        script = ("import os, signal, sys\nos.setgid(65534); os.setuid(65534)\nos.chdir(%r)\nos.mkdir('d')\nos.symlink(%r, 'l')\nfor n in range(250): open('d/f%%d' %% n, 'w').write('old\\n')\n"
                  "swaps, over = 0, []\nsignal.signal(signal.SIGTERM, lambda *_: over.append(1))\n"
                  "print('ready', flush=True)\nwhile not over:\n  for a, b in (('d', 'x'), ('l', 'd'), ('d', 'l'), ('x', 'd')):\n    try: os.rename(a, b); swaps += 1\n"
                  "    except OSError:\n      if b == 'd' and os.path.isdir('x') and not os.path.islink('d'):\n        try: os.rename('d', 'gone%%d' %% swaps); os.rename('x', 'd')\n        except OSError: pass\n"
                  "print(swaps)\n") % (place, root)
        attacker = subprocess.Popen([sys.executable, '-c', script], stdout=subprocess.PIPE, text=True)
        try:
            attacker.stdout.readline()
            names = [os.path.join(place, 'd', f'f{number}') for number in range(250)]
            if tool == 'cf-agent':
                told = agent('files:\n' + '\n'.join(f'"{name}" create => "true", edit_line => added, perms => open;' for name in names))
            else:
                told = apply('\n'.join(f"file {{ '{name}': content => 'new', mode => '0777', owner => 'nobody' }}" for name in names))
        finally:
            attacker.send_signal(signal.SIGTERM)
            swaps = int(attacker.communicate(timeout=60)[0].strip() or 0)
        check(f'{tool}: the directory was swapped {swaps} times, each file was tried', swaps >= 200 and rounds(place, names, told) >= 200, rounds(place, names, told))
        bad = []
        for number in range(250):
            path = os.path.join(root, f'f{number}')
            found = os.lstat(path)
            with open(path) as text:
                if stat.S_IMODE(found.st_mode) != 0o600 or found.st_uid != 0 or text.read() != 'root only\n':
                    bad.append(path)
        check(f'{tool}: 250 files in a directory that is swapped for a link', not bad and len(os.listdir(root)) == 250, bad[:3])


def rounds(place, names, told):
    """How many of the files were changed in the directory that was swapped, or in one that was made while it was away, or named in a message."""
    folders = [entry.path for entry in os.scandir(place) if entry.is_dir(follow_symlinks=False)]
    message = told.stdout + told.stderr

    def changed(file):
        if not os.path.exists(file):
            return False
        with open(file) as text:
            return text.read() != 'old\n'
    return sum(any(changed(os.path.join(folder, os.path.basename(name))) for folder in folders) or any(name + end in message for end in "']:")
               for name in names)


def attributes():
    if not (shutil.which('setfacl') and shutil.which('getfacl') and shutil.which('setfattr')):
        print('skipped: access lists and attributes, which need acl and attr')
        return
    for tool in ('cf-agent', 'apply'):
        file = write(os.path.join(SCRATCH, f'acl-{tool}'), 'old\n', 0o640)
        if subprocess.run(['setfacl', '-m', 'u:nobody:r', file], check=False, capture_output=True).returncode != 0:
            print('skipped: access lists, which this file system does not have')
            return
        subprocess.run(['setfattr', '-n', 'user.note', '-v', 'kept', file], check=False, capture_output=True)
        looks = [['getfacl', '-p', file], ['getfattr', '-d', '--absolute-names', file]]
        before = [subprocess.run(each, capture_output=True, text=True, check=False).stdout for each in looks]
        agent(f'files: "{file}" edit_line => added;') if tool == 'cf-agent' else apply(f"file {{ '{file}': content => 'new' }}")
        after = [subprocess.run(each, capture_output=True, text=True, check=False).stdout for each in looks]
        with open(file) as text:
            changed = text.read() != 'old\n'
        check(f'{tool}: access list and attributes are kept in an edit', changed and before == after, after)


def outputs():
    device = os.path.join(SCRATCH, 'null')
    try:
        os.mknod(device, 0o666 | stat.S_IFCHR, os.makedev(1, 3))
    except PermissionError:
        print('skipped: devices, which cannot be made here')
    else:
        run('compile', '--certname', 'n', '--out', device, '-e', "notify { 'x': }")
        check('compile: --out to a device leaves the device', stat.S_ISCHR(os.lstat(device).st_mode))
    pipe = os.path.join(SCRATCH, 'pipe')
    os.mkfifo(pipe)
    reader = subprocess.Popen(['cat', pipe], stdout=subprocess.PIPE, text=True)
    run('compile', '--certname', 'n', '--out', pipe, '-e', "notify { 'x': }")
    try:
        text, _ = reader.communicate(timeout=20)
    except subprocess.TimeoutExpired:
        reader.kill()
        text, _ = reader.communicate()
    check('compile: --out to a pipe writes to it', stat.S_ISFIFO(os.lstat(pipe).st_mode) and '"x"' in text, text[:200])
    folder = os.path.join(SCRATCH, 'catalogs')
    os.makedirs(os.path.join(folder, 'in', 'deep'))
    before = sorted(os.listdir(folder))
    for name in ('../../x', '../x', 'a/b', '/x', 'x\n', '..', ''):
        told = run('compile', '--certname', name, '--catalogs', os.path.join(folder, 'in', 'deep'), '-e', "notify { 'x': }")
        made = [os.path.join(at, each) for at, _, files in os.walk(folder) for each in files]
        check(f'compile: --catalogs with the node name {name!r}', told.returncode != 0 and not made and sorted(os.listdir(folder)) == before, f'{told.returncode} {made} {told.stderr}')
    old = os.umask(0)
    try:
        run('compile', '--certname', 'n', '--catalogs', os.path.join(folder, 'in', 'deep'), '--out', os.path.join(folder, 'out'), '-e', "notify { 'x': }")
    finally:
        os.umask(old)
    modes = {name: oct(stat.S_IMODE(os.lstat(os.path.join(folder, name)).st_mode)) for name in ('in/deep/n.json', 'out')}
    check('compile: catalogs and outputs are their owner\'s only', set(modes.values()) == {'0o600'}, modes)


def streams():
    """Outputs of root at names that another user laid out: links to devices, pipes, a file that everybody may read."""
    folder = theirs('streams')
    device = os.path.join(SCRATCH, 'device')
    try:
        os.mknod(device, 0o600 | stat.S_IFCHR, os.makedev(1, 3))
    except PermissionError:
        print('skipped: devices, which cannot be made here')
    else:
        told = compiled(link(device, os.path.join(folder, 'device')))
        check('compile: --out to a link of another user to a device', told.returncode != 0 and 'another user' in told.stderr, told.stderr)
    pipe = os.path.join(folder, 'pipe')
    os.mkfifo(pipe)
    os.chown(pipe, NOBODY, NOBODY)
    reader = subprocess.Popen(['cat', pipe], stdout=subprocess.PIPE, text=True)
    told = compiled(pipe)
    reader.kill()
    check('compile: --out to a pipe of another user', '"x"' not in reader.communicate()[0] and told.returncode != 0, told.stderr)
    file = write(os.path.join(folder, 'file'), 'theirs', 0o666, NOBODY)
    compiled(file)
    check('compile: --out to a file that another user made readable', stat.S_IMODE(os.lstat(file).st_mode) & 0o077 == 0, oct(os.lstat(file).st_mode))
    roots = os.path.join(SCRATCH, 'streams-root')
    os.mkdir(roots, 0o755)
    told = compiled(os.path.join(link(roots, os.path.join(folder, 'way')), 'out'))
    check('compile: --out through a link of another user on the way', not os.listdir(roots), told.stderr)


def compiled(out):
    return run('compile', '--certname', 'n', '--out', out, '-e', "notify { 'x': }")


def pipes():
    """A pipe that another user put among the files of a site holds no compile."""
    site = os.path.join(SCRATCH, 'site')
    os.makedirs(os.path.join(site, 'manifests'))
    os.makedirs(os.path.join(site, 'data'))
    write(os.path.join(site, 'manifests/site.pp'), "notice(lookup('k'))", 0o644)
    write(os.path.join(site, 'hiera.yaml'), "version: 5\nhierarchy:\n  - { name: all, path: common.yaml }\n", 0o644)
    os.mkfifo(os.path.join(site, 'data/common.yaml'))
    try:
        told = run('compile', '--certname', 'n', '--environment-dir', site, timeout=120)
        check('compile: a pipe in place of data', told.returncode != 0, told.stderr)
    except subprocess.TimeoutExpired:
        check('compile: a pipe in place of data', False, 'it waits for ever')


def lists():
    """The access list of a file's former owner lets them read nothing of the next one."""
    if not shutil.which('setfacl'):
        print('skipped: access lists, which need acl')
        return
    folder = theirs('lists')
    file = write(os.path.join(folder, 'f'), 'theirs', 0o600, NOBODY)
    if subprocess.run(['setfacl', '-m', 'u:nobody:rw', file], check=False, capture_output=True).returncode != 0:
        print('skipped: access lists, which this file system does not have')
        return
    apply(f"file {{ '{file}': content => 'secret', owner => 'root', group => 'root', mode => '0640' }}")
    seen = subprocess.run(['cat', file], capture_output=True, text=True, check=False, user=NOBODY, group=NOBODY, extra_groups=[]).stdout
    check('apply: a file that changes hands', 'secret' not in seen, seen)


def identities():
    """exec_owner with exec_group and with chroot: what cf-agent gives the same command. It leaves root's group where no group is named."""
    bodies = '''body contain as { exec_owner => "nobody"; exec_group => "daemon"; useshell => "useshell"; }
body contain owner { exec_owner => "nobody"; useshell => "useshell"; }
body contain rooted { exec_owner => "nobody"; exec_group => "daemon"; chroot => "/"; chdir => "/"; useshell => "useshell"; }'''
    wanted = {'as': ('uid=65534', 'gid=1('), 'owner': ('uid=65534', 'gid=0(root) groups=0(root)'), 'rooted': ('uid=65534', 'gid=1(')}
    for name, words in wanted.items():
        told = agent(f'commands: "/usr/bin/id" contain => {name};', bodies)
        line = next((each for each in told.stdout.splitlines() if 'uid=' in each), told.stdout + told.stderr)
        check(f'cf-agent: the identity of a command with {name}', all(word in line for word in words) and (name == 'owner' or '0(root)' not in line), line)


def failsafe():
    """A policy that is refused, or that is not found, leaves the installed CFEngine of the machine alone. Its directory is replaced by an empty one, in a
    mount namespace of the command's own."""
    places = [place for place in ('/var/lib/cfengine3', '/var/cfengine') if os.path.isdir(place)]
    if not places or subprocess.run(['unshare', '-m', 'true'], check=False, capture_output=True).returncode != 0:
        print('skipped: a foreign installation of CFEngine, which needs one and mount namespaces')
        return
    policy = write(os.path.join(SCRATCH, 'open.cf'), 'body common control { bundlesequence => { "main" }; }\nbundle agent main { reports: "ran"; }\n', 0o666)
    os.chmod(policy, 0o666)
    for what, words in (('without a slash', ['-f', 'hello.cf']), ('that others may write', ['-f', policy])):
        made = []
        for place in places:
            stand = os.path.join(SCRATCH, 'installed' + str(len(os.listdir(SCRATCH))))
            os.mkdir(stand, 0o700)
            environment = {name: value for name, value in os.environ.items() if name != 'CFENGINE_TEST_OVERRIDE_WORKDIR'}
            subprocess.run(['unshare', '-m', 'sh', '-c', 'mount --bind "$1" "$2" && shift 2 && exec "$@"', 'sh', stand, place, OURS, 'cf-agent', '-K', *words],
                           capture_output=True, text=True, timeout=300, check=False, env=environment, cwd=SCRATCH)
            made += [os.path.join(at, each) for at, _, files in os.walk(stand) for each in files]
        check(f'cf-agent: a policy {what} writes nothing into a foreign installation', not made, made)


def programs():
    """Programs that another user may change are not run by root."""
    canary = os.path.join(SCRATCH, 'canary')
    folder = theirs('programs')
    script = write(os.path.join(folder, 'program'), f'#!/bin/sh\ntouch {canary}\necho "{{}}"\n', 0o755, NOBODY)

    def ran(what, told):
        check(f'{what} of another user is not run', not os.path.exists(canary), told.stdout + told.stderr)
        if os.path.exists(canary):
            os.remove(canary)
    module = os.path.join(SCRATCH, 'work/modules/theirs')
    shutil.copy(script, module)
    os.chown(module, NOBODY, NOBODY)
    os.chmod(module, 0o755)
    ran('cf-agent: a module', agent('classes: "x" expression => usemodule("theirs", "");'))
    ran('compile: a classifier', run('compile', '--certname', 'n', '--enc', script, '-e', ''))
    ran('compile: a command of generate', run('compile', '--certname', 'n', '--allow-generate', '-e', f"notice(generate('{script}'))"))
    site = environment('versioned', "notify { 'x': }", **{'environment.conf': f'config_version = {script}\n'})
    ran('compile: a command of config_version', run('compile', '--certname', 'n', '--environment-dir', site))


def environment(name, manifest, **files):
    folder = os.path.join(SCRATCH, 'environments', name)
    shutil.rmtree(folder, ignore_errors=True)
    for path, text in {'manifests/site.pp': manifest, **files}.items():
        os.makedirs(os.path.dirname(os.path.join(folder, path)), exist_ok=True)
        write(os.path.join(folder, path), text, 0o644)
    return folder


def batch(records, timeout):
    """The answers of a batch, how it ended, its CPU time and the most memory that it held in MB. None where it did not end."""
    text = ''.join(json.dumps(record) + '\n' for record in records)
    source = write(os.path.join(SCRATCH, 'records'), text)
    out, err = (os.path.join(SCRATCH, name) for name in ('batch.out', 'batch.err'))
    with open(source) as given, open(out, 'w') as answers, open(err, 'w') as told:
        process = subprocess.Popen([OURS, 'compile', '--batch'], stdin=given, stdout=answers, stderr=told, start_new_session=True)
        stop = threading.Timer(timeout, lambda: os.killpg(process.pid, signal.SIGKILL))
        stop.start()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        stop.cancel()
    with open(out) as answers:
        lines = [parsed(line) for line in answers if line.startswith('{') and line.endswith('}\n')]
    return {line.get('name'): line for line in lines}, process.returncode, used.ru_utime + used.ru_stime, used.ru_maxrss >> 10


def parsed(line):
    try:
        return json.loads(line)
    except RecursionError:
        return {'name': line.split('"')[3], 'catalog': 'too deep to be read'}


def record(name, folder, **more):
    return {'name': name, 'certname': 'n.example.com', 'environment_dir': folder, 'facts': {}, **more}


EMPTY_RUBY = {'modules/m/templates/t.erb': "<%= [3, 1].sort_by { |x| -x }.each_slice(1).to_a.inspect; $stdout.class %>"}


def bomb(what, manifest, seconds=15, megabytes=384, calm=None, **files):
    """A record that would end or starve the batch: it is answered with an error, and so are those beside it, within the limits of CPU time and memory above
    those of a batch that has a calm record in its place. The free part of the heap counts too; BombsTest looks at what is held."""
    if calm not in CALM:
        quiet = environment('calm', "notify { 'x': }" if calm is None else "notice(template('m/t.erb'))", **({} if calm is None else EMPTY_RUBY))
        CALM[calm] = batch([record('before', quiet), record('bomb', quiet), record('after', quiet)], 120)[2:]
    empty = environment('empty', "notify { 'x': }")
    records = [record('before', empty), record('bomb', environment('bomb', manifest, **files)), record('after', empty)]
    answers, code, took, held = batch(records, 90)
    error = answers.get('bomb', {}).get('error', {}).get('message', '')
    good = error and 'internal error' not in error and 'Exception' not in error and all('catalog' in answers.get(name, {}) for name in ('before', 'after'))
    check(f'batch: {what}', good and code in CODES and took - CALM[calm][0] <= seconds and held - CALM[calm][1] <= megabytes,
          f'exit code {code}, {took:.1f} s of CPU, {held} MB (calm: {CALM[calm]}), answered {sorted(answers)}, bomb: {error[:300]!r}')


CALM = {}
# An answer that is an error makes the exit code 2; of older builds it is 0.
CODES = (0, 2)


def bombs():
    bomb('a value of 100,000 levels', "$v = Integer[1, 100000].reduce([]) |$m, $x| { [$m] }\nnotify { 'x': message => $v }")
    bomb('recursion', "function f($x) { f([$x]) }\nf(0)")
    bomb('many slow regular expressions', "Integer[1, 6].each |$i| { notice(\"${'a'}aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!${i}\" =~ /^(a+)+$/) }")
    eleven = "k0: '0123456789'\n" + ''.join(f'k{n}: "' + f"%{{lookup('k{n - 1}')}}" * 10 + '"\n' for n in range(1, 12))
    hierarchy = "version: 5\nhierarchy:\n  - { name: all, path: common.yaml }\n"
    bomb('ten interpolations in eleven levels', "notice(lookup('k11'))", **{'hiera.yaml': hierarchy, 'data/common.yaml': eleven})
    bomb('a number of a million digits', "notice(lookup('k'))", **{'hiera.yaml': hierarchy, 'data/common.yaml': 'k: ' + '9' * 1_000_000 + '\n'})
    bomb('three million resources', 'Integer[1, 3000000].each |$i| { notify { "n${i}": } }')
    bomb('a NUL in the name of a file', 'notice(file("/a\\u{0}b"))')


def ruby():
    """Templates that would end the process, reach Java, run commands, never end or fill the memory."""
    for what, code in (('System.exit by Java', 'java.lang.System.exit(3)'), ('System.exit by its constant', 'Java::JavaLang::System.exit(3)'), ('exit!', 'exit!(0)'),
                       ('Java', "Java::JavaLang::System.getProperty('java.home')"), ('a signal', "Process.kill('KILL', $$)"),
                       ('loop {}', 'loop {}'), ('a huge text', "'a' * (1 << 40)"), ('a huge list', '[1] * (1 << 33)'), ('texts without an end', "a = []; loop { a << 'x' * 1_000_000 }"),
                       ('a text that doubles', "a = 'x' * 1000; loop { a << a }"), ('a list that doubles', 'a = [1]; loop { a += a }'),
                       ('hashes without an end', 'h = {}; i = 0; loop { h[i += 1] = i.to_s * 10 }'), ('symbols without an end', "i = 0; loop { ('sym' + (i += 1).to_s * 100).to_sym }"),
                       ('threads that hold texts', "20.times.map { Thread.new { a = []; loop { a << 'x' * 1_000_000 } } }.each(&:join)")):
        # Garbage of the heap, and what is held for a moment between two looks, come on top of the 256 MB.
        bomb('a template with ' + what, "notice(template('m/t.erb'))", calm='ruby', megabytes=768, **{'modules/m/templates/t.erb': '<%= x = (' + code + '); x %>'})


def leaks():
    """What a template of one environment leaves behind reaches no other environment."""
    text = "<%= [$left, defined?(LEFT), 'x'.respond_to?(:left)].inspect %><% $left = 1; Object.const_set(:LEFT, 1); String.class_eval { def left; end } %>"
    folders = [environment('leak-' + name, "notify { 'x': message => template('m/t.erb') }", **{'modules/m/templates/t.erb': text}) for name in ('a', 'b')]
    answers = batch([record(name, folder, environment=name) for name, folder in zip(('a', 'b'), folders)], 120)[0]
    found = {name: resource['parameters']['message'] for name, answer in answers.items() for resource in answer.get('catalog', {}).get('resources', [])
             if resource['type'] == 'Notify'}
    told = [answer.get('error') for answer in answers.values()]
    check('batch: globals, constants and reopened classes stay in their environment', found == {'a': '[nil, nil, false]', 'b': '[nil, nil, false]'}, f'{found} {told}')


def churn():
    """A catalog has files of one state, while two files are rewritten in place all the time."""
    site = environment('churn', 'include a\ninclude b', **{f'modules/{name}/manifests/init.pp': 'class a { }' for name in ('a', 'b')})
    script = ("import sys, time\nnumber = 0\nprint('ready', flush=True)\nwhile True:\n  number += 1\n  for name in 'ab':\n"
              "    with open(sys.argv[1] + '/modules/%s/manifests/init.pp' % name, 'w') as out: out.write('class %s { notify { \"%s\": message => \"%09d\" } }' % (name, name, number))\n"
              "  time.sleep(0.002)\n")
    writer = subprocess.Popen([sys.executable, '-c', script, site], stdout=subprocess.PIPE, text=True)
    try:
        writer.stdout.readline()
        answers = batch([record(str(number), site) for number in range(1500)], 200)[0]
    finally:
        writer.kill()
        writer.wait()
    mixed, whole = [], 0
    for answer in answers.values():
        found = {resource['parameters']['message'] for resource in answer.get('catalog', {}).get('resources', []) if resource['type'] == 'Notify'}
        whole += len(found) == 1
        if len(found) > 1:
            mixed.append(sorted(found))
    check(f'batch: catalogs of one state while files are rewritten, {whole} of {len(answers)} whole, the others refused', len(answers) == 1500 and not mixed, f'{len(mixed)} mixed')


def patience():
    """A command of a manifest that takes too long is stopped after 300 s. Only where asked for."""
    began = time.time()
    told = run('compile', '--certname', 'n', '--allow-generate', '-e', "notice(generate('/bin/sleep', '340'))", timeout=400)
    check('compile: a command that takes too long is stopped', told.returncode != 0 and time.time() - began < 335, f'{time.time() - began:.0f} s {told.stderr}')


def main():
    os.chmod(SCRATCH, 0o755)
    for folder in ('work/inputs', 'work/modules', 'work/state', 'work/outputs', 'work/ppkeys', 'work/bin', 'puppet/conf', 'puppet/var', 'puppet/code/environments/production'):
        os.makedirs(os.path.join(SCRATCH, folder), 0o700)
    began = time.time()
    try:
        for part in PARTS + MORE:
            if part.__name__ in sys.argv[1:] or 'all' in sys.argv[1:] or not sys.argv[1:] and part in PARTS:
                try:
                    part()
                except (OSError, subprocess.SubprocessError, ValueError) as broken:
                    check(part.__name__ + ': runs to its end', False, broken)
    finally:
        shutil.rmtree(SCRATCH, ignore_errors=True)
    print(f'{len(FAILED)} attacks succeeded, {time.time() - began:.0f} s')
    return 1 if FAILED else 0


PARTS = [backups, parents, reports, attributes, lists, outputs, streams, pipes, identities, failsafe, programs, races]
# Those that take longer: limits of compiles, Ruby, changing files, commands that sleep.
MORE = [bombs, ruby, leaks, churn, patience]
sys.exit(main())
