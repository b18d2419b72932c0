"""Compares what cf-agent and ours do as root where links of other users are in the way. See cfengine-links.check."""
import itertools
import os
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from links_layouts import LINK_OWNERS, PLACES, TARGET_OWNERS, make, picture  # noqa: E402

OPERATIONS = {
    'create': '"{p}" create => "true";',
    'edit': '"{p}" create => "true", edit_line => one_line;',
    'mode': '"{p}" perms => mode_0755;',
    'owner': '"{p}" perms => owner_daemon;',
    'delete': '"{p}" delete => it;',
    'copy': '"{p}" copy_from => from("{s}/source");',
    'touch': '"{p}" touch => "true";',
    'rename': '"{p}" rename => to_name("{p}.aside");',
    'link': '"{p}" link_from => to("{s}/source");',
}
POLICY = '''
body common control {{ bundlesequence => {{ "main" }}; }}
bundle agent main {{
  files:
{promises}
  reports:
{reports}
}}
bundle edit_line one_line {{ insert_lines: "added"; }}
body perms mode_0755 {{ mode => "0755"; rxdirs => "false"; }}
body perms owner_daemon {{ owners => {{ "daemon" }}; }}
body delete it {{ dirlinks => "delete"; rmdirs => "true"; }}
body copy_from from(f) {{ source => "$(f)"; compare => "digest"; }}
body rename to_name(n) {{ newname => "$(n)"; }}
body link_from to(f) {{ source => "$(f)"; when_no_source => "force"; }}
'''


def cases():
    for number, (operation, place, link, target) in enumerate(
            itertools.product([*OPERATIONS, 'report'], PLACES, LINK_OWNERS, TARGET_OWNERS)):
        if place == 'plain' and link != 'root':
            continue
        yield f'{number:03d}-{operation}-{place}-{link}-{target}'.replace(':', '+'), operation, place, LINK_OWNERS[link], TARGET_OWNERS[target]


def run(agent, scratch, apart):
    """Runs all cases; `apart` in a process for each, because cf-agent stays in a directory that it failed to leave."""
    scene = os.path.join(scratch, 'scene')
    work = os.path.join(scratch, 'work')
    shutil.rmtree(scene, ignore_errors=True)
    shutil.rmtree(work, ignore_errors=True)
    os.makedirs(scene)
    os.chmod(scene, 0o755)
    for folder in ('inputs', 'bin', 'modules', 'state', 'outputs', 'ppkeys'):
        os.makedirs(os.path.join(work, folder), 0o700)
    os.symlink(shutil.which('cf-promises'), os.path.join(work, 'bin', 'cf-promises'))
    environment = dict(os.environ, CFENGINE_TEST_OVERRIDE_WORKDIR=work, LC_ALL='C')
    subprocess.run(['cf-key'], env=environment, capture_output=True, check=False)
    promises, reports, before = [], [], {}
    for name, operation, place, link_owner, target_owner in cases():
        root = os.path.join(scene, name)
        os.mkdir(root)
        with open(os.path.join(root, 'source'), 'w') as out:
            out.write('new\n')
        path = make(root, place, link_owner, target_owner)
        before[name] = picture(root)
        if operation == 'report':
            reports.append(f'    "added {name}" report_to_file => "{path}";')
        else:
            promises.append('    ' + OPERATIONS[operation].format(p=path, s=root))
    for some in [([each], []) for each in promises] + [([], [each]) for each in reports] if apart else [(promises, reports)]:
        policy = os.path.join(scratch, 'links.cf')
        with open(policy, 'w') as out:
            out.write(POLICY.format(promises='\n'.join(some[0]), reports='\n'.join(some[1])))
        os.chmod(policy, 0o600)
        subprocess.run([agent, '-K', '-f', policy], env=environment, capture_output=True, timeout=600, check=False)
    return before, {name: picture(os.path.join(scene, name)) for name in before}


def main():
    scratch = tempfile.mkdtemp(prefix='links.')
    os.chmod(scratch, 0o755)
    try:
        before, reference = run(shutil.which('cf-agent'), scratch, True)
        _, ours = run(os.environ['OURS'], scratch, False)
        worse, stricter = [], []
        refused = 0
        for name, start in before.items():
            refused += reference[name] == start
            if ours[name] != reference[name]:
                (worse if reference[name] == start else stricter).append(name)
        for title, names in (('changed by ours, refused by cf-agent', worse), ('otherwise different', stricter)):
            for name in names:
                print(f'{title}: {name}')
                print('  cf-agent: ' + '\n            '.join(sorted(set(reference[name]) ^ set(before[name]))))
                print('  ours:     ' + '\n            '.join(sorted(set(ours[name]) ^ set(before[name]))))
        print(f'{len(before)} layouts, {refused} left alone by cf-agent, {len(worse)} changed by ours alone, '
              f'{len(stricter)} otherwise different')
        return 1 if worse else 0
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


sys.exit(main())
