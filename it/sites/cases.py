"""The cases of each public site: what is compiled, with which facts, from a checkout of the site.

A site is a function of its checkout and a folder for generated files that gives a list of records of the batch protocol. What a site keeps
secret or asks of its own services is generated here. Nothing of the sites themselves is stored.
"""
import copy, hashlib, json, os, random, re, shutil

SERVER_FACTS = {'serverversion': '7.23.0', 'servername': 'puppet.example.com', 'serverip': '192.0.2.2', 'environment': 'production'}


class Site:
    """What every site's cases share: the base facts, the folder of generated files, the record of one case."""

    def __init__(self, name, checkouts, work, base_facts):
        self.name, self.checkouts, self.work = name, checkouts, work
        self.checkout = os.path.join(checkouts, name)
        self.base = base_facts
        self.cases = []
        self.missing = lambda message: False    # makes what a message says is missing; whether it did
        os.makedirs(work, exist_ok=True)

    def facts(self, certname, address, more=None, release=None):
        """Debian's facts under another name and address."""
        facts = copy.deepcopy(self.base)
        host, _, domain = certname.partition('.')
        text = json.dumps(facts).replace('web01.example.com', certname).replace('"web01"', json.dumps(host)).replace('"example.com"', json.dumps(domain))
        text = text.replace('192.0.2.10', address).replace('192.0.2.0', address.rsplit('.', 1)[0] + '.0')
        facts = json.loads(text)
        if release:
            codename, full = release
            facts['os']['distro'].update(codename=codename, description='Debian GNU/Linux %s (%s)' % (full.split('.')[0], codename))
            for place in (facts['os'], facts['os']['distro']):
                place['release'] = {'full': full, 'major': full.split('.')[0], 'minor': full.split('.')[1]}
            facts.update(lsbdistcodename=codename, lsbdistrelease=full, lsbmajdistrelease=full.split('.')[0],
                         operatingsystemrelease=full, operatingsystemmajrelease=full.split('.')[0])
        facts.update(more or {})
        return facts

    def file(self, path, text):
        path = os.path.join(self.work, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'w') as out:
            out.write(text)
        return path

    def directory(self):
        """A folder for the environment without the site's config_version, which asks its git repository."""
        return os.path.dirname(self.file('environment/environment.conf', ''))

    def case(self, name, certname, facts, modulepath, manifest, hiera_config=None, settings=None, trusted=None, classes=None, directory=None, batch=None):
        safe = re.sub(r'[^A-Za-z0-9_.-]', '_', name)
        settings = {'strict': 'warning', 'strict_variables': False, **(settings or {})}
        if hiera_config:
            settings['hiera_config'] = hiera_config
        self.cases.append({
            'name': '%s/%s' % (self.name, name), 'certname': certname,
            'facts': self.file('facts/%s.json' % safe, json.dumps(facts)),
            'environment': 'production', 'environment_dir': directory or self.directory(), 'manifest': manifest,
            'modulepath': [path for path in modulepath if os.path.isdir(path)], 'hiera_config': hiera_config,
            'settings': settings, 'server_facts': SERVER_FACTS, 'trusted': trusted or {}, 'classes': classes or [], 'parameters': {},
            'batch': batch or self.name})


def number(text, limit):
    return hashlib.sha256(text.encode()).digest()[0] % limit


def host_of(pattern):
    """A name that a regular expression of a node statement matches, made by taking the first choice everywhere."""
    text = pattern.strip('^$')
    text = re.sub(r'\[(\\?.)[^\]]*\]', r'\1', text)
    while True:
        shorter = re.sub(r'\(([^()|]*)(\|[^()]*)?\)', r'\1', text)
        if shorter == text:
            break
        text = shorter
    text = re.sub(r'\\d\+?|\{\d+\}', '1', text)
    return re.sub(r'[?*+]', '', text).replace('\\.', '.').replace('\\', '').rstrip('.$')


SITES_OF_ADDRESSES = {'eqiad': '10.64', 'codfw': '10.192', 'esams': '10.80', 'ulsfo': '10.128', 'eqsin': '10.132', 'drmrs': '10.136', 'magru': '10.140'}


SSL = '/var/lib/puppet/ssl'
# The facts that the site's own modules find on its machines, of one made-up virtual machine.
WIKIMEDIA_FACTS = {
    'wmflib': {'is_container': False}, 'puppet_config_dir': '/etc/puppet', 'interface_primary': 'ens3', 'initsystem': 'systemd', 'cluster': 'misc',
    'puppet_config': {'ssldir': SSL, 'localcacert': SSL + '/certs/ca.pem', 'hostpubkey': SSL + '/public_keys/host.pem',
                      'hostprivkey': SSL + '/private_keys/host.pem', 'hostcert': SSL + '/certs/host.pem',
                      'master': {'ssldir': SSL, 'localcacert': SSL + '/certs/ca.pem'}, 'agent': {'server': 'puppet'}},
    'raid_mgmt_tools': [], 'has_ipmi': False, 'ipmi_lan': {'ipaddress': '10.65.0.1', 'subnet_mask': '255.255.0.0'}, 'disk_type': {'sda': 'ssd'},
    'lldp': {'parent': 'asw2-a-eqiad', 'ens3': {'neighbor': 'asw2-a-eqiad', 'port': 'ge-1/0/1', 'vlans': {}}}, 'firmware': {},
    'net_driver': {'ens3': {'driver': 'virtio_net', 'speed': 1000, 'duplex': 'full', 'firmware_version': ''}},
    'numa': {'device_to_htset': {'ens3': [0, 1]}, 'nodes': [0]}, 'physicalcorecount': 2, 'default_routes': {'ipv4': 'ens3', 'ipv6': 'ens3'},
    'swift_disks': {'accounts': [], 'container': [], 'objects': []}, 'ceph_disks': {}, 'ganeti_cluster': 'ganeti01.svc.eqiad.wmnet', 'ganeti_master': 'ganeti1001.eqiad.wmnet',
    'kernel_details': {'sys': {}}, 'cpu_details': {'microcode': '0x1', 'model': 45}, 'puppetdb': {'stockpile_initialized': True}, 'nfscommon_version': '2.6.2',
    'uniqueid': 'a1b2c3d4', 'java_version': {}, 'python_version': '3.11.2', 'postgres_replica_initialised': True}


def missing_secret(private, message, made):
    """Writes the secret or the key of private data that Puppet did not find; whether it is there now and was not for some node."""
    secret = re.search(r'invalid secret ([\w./@-]+)', message)
    if secret:
        path = os.path.join(private, 'modules/secret/secrets', secret.group(1))
        if os.path.exists(path):
            return path in made
        made.add(path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'w') as out:
            out.write('generated secret of %s\n' % secret.group(1))
        return True
    key = re.search(r"did not find a value for the name '([\w:]+)'", message)
    if not key:
        return False
    path = os.path.join(private, 'hieradata/common.yaml')
    text = open(path).read() if os.path.exists(path) else ''
    if '\n%s:' % key.group(1) in text:
        return key.group(1) in made
    made.add(key.group(1))
    value = '{}' if key.group(1).endswith('s') else 'generated'
    with open(path, 'a') as out:
        out.write('\n%s: %s\n' % (key.group(1), value))
    return True


def wikimedia(site):
    """wikimedia/operations-puppet: the first node of every role of site.pp. labs-private stands for its secrets."""
    private = os.path.join(site.work, 'private')
    if not os.path.isdir(private):
        shutil.copytree(os.path.join(site.checkouts, 'labs-private'), private)
    stubs = os.path.join(site.work, 'stubs')
    # What comes from PuppetDB is empty.
    site.file('stubs/stubs/lib/puppet/functions/puppetdb_query.rb', '''Puppet::Functions.create_function(:puppetdb_query) do
  dispatch(:q) { param 'Any', :query }
  def q(query) [] end
end
''')
    hiera = open(os.path.join(site.checkout, 'modules/puppetmaster/files/hiera/production.yaml')).read()
    hiera = hiera.replace('/etc/puppet/private', private).replace('/etc/puppet/netbox', os.path.join(site.work, 'netbox')) \
        .replace('/etc/puppet/hieradata', os.path.join(site.checkout, 'hieradata'))
    config = site.file('hiera.yaml', hiera)
    site.file('netbox/common.yaml', '{}\n')
    modulepath = [os.path.join(site.checkout, m) for m in ('modules', 'vendor_modules', 'core_modules')] + [os.path.join(private, 'modules'), stubs]
    site.missing = lambda message: missing_secret(private, message, made)
    made, seen = set(), set()
    text = open(os.path.join(site.checkout, 'manifests/site.pp')).read()
    for node, body in re.findall(r'^node ([^{\n]*(?:\{\d+\}[^{\n]*)?)\{\n(.*?)^\}', text, re.M | re.S):
        role = re.search(r'\brole\(([a-z0-9_:]+)', body)
        if not role or role.group(1) in seen:
            continue
        seen.add(role.group(1))
        first = node.split(',')[0].strip()
        certname = host_of(first.strip('/')) if first.startswith('/') else first.strip('\'"')
        if certname == 'default':
            continue
        place = next((p for p in SITES_OF_ADDRESSES if '.%s' % p in certname), None)
        if certname.endswith(tuple(SITES_OF_ADDRESSES)):
            certname += '.wmnet'
        elif certname.endswith('wikimedia'):
            certname += '.org'
        place = place or 'eqiad'
        address = '%s.%d.%d' % (SITES_OF_ADDRESSES[place], number(certname, 200), 1 + number(certname + '!', 250))
        facts = site.facts(certname, address, WIKIMEDIA_FACTS, ('bullseye', '11.9') if number(certname, 3) == 0 else None)
        site.case(role.group(1), certname, facts, modulepath, os.path.join(site.checkout, 'manifests'), config)


def system(facts, name, family, release, kernel):
    """The facts with another operating system in them."""
    facts['os'].update(name=name, family=family, release={'full': release, 'major': release.split('.')[0], 'minor': release.split('.')[-1]})
    facts.update(operatingsystem=name, osfamily=family, operatingsystemrelease=release, operatingsystemmajrelease=release.split('.')[0], kernel=kernel)
    return facts


def classes_in(folder):
    """The names of the classes that the manifests in a folder define."""
    names = []
    for directory, _, files in sorted(os.walk(folder)):
        for file in sorted(f for f in files if f.endswith('.pp')):
            text = open(os.path.join(directory, file), encoding='utf-8', errors='replace').read()
            names += re.findall(r'^\s*class\s+([a-z0-9_:]+)', text, re.M)
    return names


def ronin(site):
    """mozilla-platform-ops/ronin_puppet: every role, on the system that its name says it is for. Modules of the Forge stand for those of its Puppetfile."""
    modulepath = [os.path.join(site.checkout, m) for m in ('modules', 'r10k_modules')] + [os.path.join(site.checkouts, m) for m in ('forge', 'debian')]
    for role in classes_in(os.path.join(site.checkout, 'modules/roles_profiles/manifests/roles')):
        name = role.split('::')[-1]
        facts = site.facts('%s.test.example.com' % name.replace('_', '-'), '10.1.2.3', {'puppet_role': name})
        if name.startswith(('win', 'nuc')):
            facts = system(facts, 'Windows', 'windows', '10', 'windows')
            facts.update(custom_win_role=name, custom_win_os_caption='win_10', custom_win_release_id='2009', custom_win_systemdrive='C:', custom_win_system32='C:\\windows\\system32',
                         custom_win_programfiles='C:\\Program Files', custom_win_programfilesx86='C:\\Program Files (x86)', custom_win_programdata='C:\\ProgramData',
                         custom_win_temp_dir='C:\\temp', custom_win_third_party='C:\\third_party', custom_win_roninprogramdata='C:\\ronin', custom_win_location='datacenter',
                         custom_win_os_arch='x64', custom_win_purpose='gecko', custom_win_worker_pool_id='pool', system32='C:\\windows\\system32')
        elif 'osx' in name or 'mac' in name or 'tart' in name or 'signing' in name:
            facts = system(facts, 'Darwin', 'Darwin', '20.6.0', 'Darwin')
            facts['os']['macosx'] = {'product': 'macOS', 'version': {'full': '11.5', 'major': '11', 'minor': '5'}}
            facts.update(macosx_productversion_major='11.5', system_profiler={'model_identifier': 'Macmini8,1'})
        else:
            facts = system(facts, 'Ubuntu', 'Debian', '22.04', 'Linux')
            facts['os']['distro'].update(id='Ubuntu', codename='jammy', release={'full': '22.04', 'major': '22.04'})
            facts['os']['release'] = {'full': '22.04', 'major': '22.04'}
        site.case(role, facts['fqdn'], facts, modulepath, os.path.join(site.checkout, 'manifests/site.pp'), directory=site.checkout, classes=[role])


def control_repo(site):
    """puppetlabs/control-repo: its few roles and profiles."""
    for name in classes_in(os.path.join(site.checkout, 'site-modules')):
        site.case(name, 'web.example.com', site.facts('web.example.com', '10.1.2.3'), [os.path.join(site.checkout, 'site-modules')],
                  os.path.join(site.checkout, 'manifests'), directory=linked(site, {'hiera.yaml': 'hiera.yaml', 'data': 'data'}), classes=[name])


def linked(site, names):
    """The environment's folder with links into the checkouts."""
    directory = site.directory()
    for name, target in names.items():
        path = os.path.join(directory, name)
        if not os.path.lexists(path):
            os.makedirs(os.path.dirname(path), exist_ok=True)
            os.symlink(os.path.join(site.checkout, target), path)
    return directory


def psick(site):
    """example42/psick with its hieradata and example42's modules: the roles of the hieradata, and each class of module psick."""
    forge = os.path.join(site.checkouts, 'forge')
    directory = linked(site, {'modules/hieradata': os.path.join(site.checkouts, 'psick-hieradata')})
    # Its data is not encrypted, and Puppet reads it by eyaml only where that gem is installed.
    hierarchy = open(os.path.join(site.checkout, 'hiera.yaml')).read()
    site.file('environment/hiera.yaml', re.sub(r'    options:\n(?:      .*\n)+', '', hierarchy.replace('lookup_key: eyaml_lookup_key', 'data_hash: yaml_data')))
    modulepath = [forge, os.path.join(site.checkouts, 'debian')]
    roles = os.path.join(site.checkouts, 'psick-hieradata/data/role')
    for role in sorted({f[:-5] for f in os.listdir(roles) if f.endswith('.yaml')} if os.path.isdir(roles) else []):
        certname = '%s.example.com' % role.replace('_', '-')
        facts = site.facts(certname, '10.1.2.3', {'role': role.split('-')[0], 'env': 'prod', 'zone': 'it', 'virtual': 'kvm'})
        site.case('role-' + role, certname, facts, modulepath, os.path.join(site.checkout, 'manifests'), directory=directory)
    for name in classes_in(os.path.join(forge, 'psick/manifests')):
        site.case(name, 'node.example.com', site.facts('node.example.com', '10.1.2.3', {'role': 'none', 'env': 'prod'}), modulepath,
                  site.file('manifests/%s.pp' % name.replace(':', '_'), 'include %s\n' % name), directory=directory)


def govuk(site):
    """alphagov/govuk-puppet: every class of its modules by itself, for the module versions that its Puppetfile pins are hard to come by. Its eyaml
    data is read as plain YAML."""
    hierarchy = re.findall(r"^  - '(.*)'", open(os.path.join(site.checkout, 'hiera_aws.yml')).read(), re.M)
    paths = ''.join('      - "%s.yaml"\n' % path for path in hierarchy)
    config = site.file('hiera.yaml', 'version: 5\ndefaults:\n  datadir: %s\n  data_hash: yaml_data\nhierarchy:\n  - name: all\n    paths:\n%s'
                       % (os.path.join(site.checkout, 'hieradata_aws'), paths))
    modulepath = [os.path.join(site.checkout, 'modules'), os.path.join(site.checkouts, 'forge'), os.path.join(site.checkouts, 'debian')]
    certname = 'backend-1.blue.integration.publishing.service.gov.uk'
    facts = site.facts(certname, '10.1.2.3', {'aws_migration': 'backend', 'aws_stackname': 'blue', 'govuk_node_class': 'backend', 'aws_hostname': 'backend', 'aws_environment': 'integration'},
                       ('trusty', '14.04'))
    for name in classes_in(os.path.join(site.checkout, 'modules')):
        manifest = site.file('manifests/%s.pp' % name.replace(':', '_'), 'include %s\n' % name)
        site.case(name, certname, facts, modulepath, manifest, config)


def forge(site):
    """Modules of the Forge outside Debian's set, or of newer versions: every class by itself, on Debian, Ubuntu, Red Hat or Windows, and the examples that
    the modules bring."""
    debian = os.path.join(site.checkouts, 'debian')
    for module in sorted(os.listdir(site.checkout)):
        folder = os.path.join(site.checkout, module)
        if not os.path.isdir(os.path.join(folder, 'manifests')):
            continue
        manifests = {name: 'include %s\n' % name for name in classes_in(os.path.join(folder, 'manifests'))}
        examples = os.path.join(folder, 'examples')
        for file in sorted(f for f in os.listdir(examples) if f.endswith('.pp')) if os.path.isdir(examples) else []:
            manifests['examples-%s-%s' % (module, file)] = open(os.path.join(examples, file)).read()
        for name, text in manifests.items():
            manifest = site.file('manifests/%s.pp' % re.sub(r'[^a-z0-9_.-]', '_', name), text)
            site.case(name, 'node.example.com', on_some_system(site.facts('node.example.com', '10.1.2.3'), name, module), [site.checkout, debian], manifest, batch=module)


WINDOWS_MODULES = {'acl', 'chocolatey', 'iis', 'powershell', 'registry', 'sqlserver', 'windows_firewall'}


def on_some_system(facts, name, module):
    """The facts of one of four systems, chosen by the name of the class."""
    if module in WINDOWS_MODULES:
        facts = system(facts, 'windows', 'windows', '2019', 'windows')
        facts.update(system32='C:\\Windows\\system32', choco_install_path='C:\\ProgramData\\chocolatey', chocolateyversion='1.0.0')
        facts['os']['windows'] = {'system32': 'C:\\Windows\\system32', 'product_name': 'Windows Server 2019'}
        return facts
    choice = number(name, 4)
    if choice == 0:
        facts = system(facts, 'RedHat', 'RedHat', '8.6', 'Linux')
        facts['os']['distro'].update(id='RedHatEnterprise', codename='Ootpa')
        facts['os']['selinux'] = {'enabled': True, 'enforced': True, 'current_mode': 'enforcing', 'config_mode': 'enforcing', 'config_policy': 'targeted', 'policy_version': '33'}
    elif choice == 1:
        facts = system(facts, 'Ubuntu', 'Debian', '22.04', 'Linux')
        facts['os']['release'] = {'full': '22.04', 'major': '22.04'}
        facts['os']['distro'].update(id='Ubuntu', codename='jammy', release={'full': '22.04', 'major': '22.04'})
        facts.update(lsbdistid='Ubuntu', lsbdistcodename='jammy', operatingsystemmajrelease='22.04')
    return facts


def plain_hierarchy(text, data):
    """A hiera.yaml that reads encrypted data as plain YAML, and what it expects of the server's folders from the checkout."""
    text = re.sub(r'    options:\n(?:      .*\n)+', '', text)
    text = re.sub(r'lookup_key: *"?eyaml_lookup_key"?', 'data_hash: yaml_data', text)
    return re.sub(r'/etc/puppetlabs/code/(?:environments/%\{(?:::)?environment\}|hieradata)', data, text)


OWN_MODULES = ('modules', 'site', 'site-modules', 'dist', 'profile', '.')


def own_classes(part='.'):
    """A site whose modules are mostly those of the Forge: every class of the modules it keeps itself, on Debian, Ubuntu or Red Hat, with its Hiera."""
    def cases(site):
        root = os.path.normpath(os.path.join(site.checkout, part))
        own = [path for path in (os.path.join(root, name) for name in OWN_MODULES)
               if os.path.isdir(path) and any(os.path.isdir(os.path.join(path, module, 'manifests')) for module in os.listdir(path))]
        modulepath = own + [os.path.join(site.checkouts, 'forge'), os.path.join(site.checkouts, 'debian')]
        directory = linked(site, {name: os.path.join(root, name) for name in ('data', 'hieradata') if os.path.isdir(os.path.join(root, name))})
        hierarchy = os.path.join(root, 'hiera.yaml')
        if os.path.exists(hierarchy):
            site.file('environment/hiera.yaml', plain_hierarchy(open(hierarchy).read(), root))
        for name in sorted({name for path in own for module in sorted(os.listdir(path)) for name in classes_in(os.path.join(path, module, 'manifests'))}):
            certname = '%s.example.com' % re.sub('[^a-z0-9]+', '-', name)
            facts = on_some_system(site.facts(certname, '10.1.2.3', {'role': name.split('::')[-1]}), name, 'none')
            site.case(name, certname, facts, modulepath, site.file('manifests/%s.pp' % name.replace(':', '_'), 'include %s\n' % name), directory=directory)
    return cases


PARAMETER = re.compile(r'\s*(?:([A-Z][\w:]*(?:\[.*\])?)\s*)?\$(\w+)\s*(=)?', re.S)


def closing(text, at):
    """The place of the bracket that closes the one at a place; texts and comments are passed over."""
    depth = 0
    while at < len(text):
        c = text[at]
        if c in '([{':
            depth += 1
        elif c in ')]}':
            depth -= 1
            if depth == 0:
                return at
        elif c in '\'"':
            at = next((i for i in range(at + 1, len(text)) if text[i] == c and text[i - 1] != '\\'), len(text))
        at += 1
    return len(text)


def declared(folder):
    """What the manifests in a folder define: keyword, name, and (type, name, whether it has a default) of each parameter."""
    for directory, _, files in sorted(os.walk(folder)):
        for file in sorted(f for f in files if f.endswith('.pp')):
            text = re.sub(r'^\s*#.*$', '', open(os.path.join(directory, file), encoding='utf-8', errors='replace').read(), flags=re.M)
            for found in re.finditer(r'^(class|define)\s+([a-z0-9_:]+)\s*(\()?', text, re.M):
                parameters = []
                if found.group(3):
                    end = closing(text, found.end() - 1)
                    part, start, at = [], found.end(), found.end()
                    while at < end:
                        if text[at] in '([{':
                            at = closing(text, at)
                        elif text[at] in '\'"':
                            at = next((i for i in range(at + 1, end) if text[i] == text[at] and text[i - 1] != '\\'), end)
                        elif text[at] == ',':
                            part.append(text[start:at]); start = at + 1
                        at += 1
                    part.append(text[start:end])
                    for one in part:
                        match = PARAMETER.match(one)
                        if match:
                            parameters.append((re.sub(r'\s+', '', match.group(1) or ''), match.group(2), bool(match.group(3))))
                yield found.group(1), found.group(2), parameters


def arguments_of(text):
    """The parts between the commas of a type's brackets."""
    parts, depth, start = [], 0, 0
    for at, c in enumerate(text + ','):
        if c in '[{(':
            depth += 1
        elif c in ']})':
            depth -= 1
        elif c == ',' and depth == 0:
            parts.append(text[start:at]); start = at + 1
    return parts


WORDS = ['example', 'a', '192.0.2.7', '/srv/example', 'present', 'absent', '10', 'http://localhost:8080/x', 'on', 'true', 'x y', 'ünï', 'node1,node2', '0644', '1G', 'latest']


def value(kind, name, chance):
    """A value, written in the language, that a parameter of a type may have; now and then another one."""
    pick = chance.choice
    if chance.random() < 0.02:
        return pick(['undef', "'wrong one'", '-1', '[1, 2]', "{'a' => 1}", 'true', "''", '[]', '1.5', 'Sensitive("s")', "['a', undef]"])
    head, _, rest = kind.partition('[')
    parts = arguments_of(rest[:-1]) if rest else []
    if head == 'Optional':
        return value(parts[0] if parts else '', name, chance) if chance.random() < 0.8 else 'undef'
    if head == 'Variant':
        return value(pick(parts), name, chance)
    if head == 'NotUndef':
        return value(parts[0] if parts else '', name, chance)
    if head == 'Enum':
        return pick(parts) if parts else "'x'"
    if head == 'Sensitive':
        return 'Sensitive(%s)' % value(parts[0] if parts else 'String', name, chance)
    if head == 'Boolean':
        return pick(['true', 'false'])
    if head in ('Integer', 'Numeric'):
        low = int(parts[0]) if parts and re.fullmatch(r'-?\d+', parts[0]) else 0
        return str(low + pick([0, 1, 7, 60]))
    if head == 'Float':
        return '0.5'
    if head in ('Array', 'Tuple'):
        inner = [value(part, name, chance) for part in parts] if head == 'Tuple' else [value(parts[0] if parts else '', name, chance) for _ in range(pick([0, 1, 1, 2, 3]))]
        return '[%s]' % ', '.join(inner)
    if head == 'Hash':
        return '{%s}' % ', '.join('%s => %s' % (pick(["'a'", "'b'", "'example'"]), value(parts[1] if len(parts) > 1 else '', name, chance)) for _ in range(pick([0, 1, 1])))
    if head == 'Undef':
        return 'undef'
    if head == 'Pattern' and parts:
        return "'%s'" % host_of(parts[0].strip('/').replace('\\A', '').replace('\\z', '').replace("'", ''))
    known = {'Stdlib::Absolutepath': "'/srv/example'", 'Stdlib::Unixpath': "'/srv/example'", 'Stdlib::Port': pick(['80', '8080', '65535']), 'Stdlib::Host': "'host.example.com'",
             'Stdlib::IP::Address': "'192.0.2.9'", 'Stdlib::HTTPUrl': "'https://www.example.com/x'", 'Stdlib::Ensure::Service': pick(["'running'", "'stopped'"]),
             'Stdlib::Filemode': "'0640'", 'Stdlib::Fqdn': "'a.example.com'", 'Stdlib::Compat::Bool': 'true', 'Stdlib::Httpurl': "'http://x.example.com'"}
    if head in known:
        return known[head]
    if re.search(r'port$', name):
        return pick(['80', "'8080'"])
    if re.search(r'^(manage|enable|use|is|purge|debug|verbose|ssl)|enabled$', name) and chance.random() < 0.8:
        return pick(['true', 'false'])
    if re.search(r'(dir|path|file|root)$', name) and chance.random() < 0.7:
        return "'/srv/%s'" % name
    if re.search(r'ensure$', name):
        return pick(["'present'", "'absent'", "'running'", "'latest'", "'installed'", 'true'])
    if not head and chance.random() < 0.3:
        return pick(['true', 'false', '5', "['a', 'b']", "{'k' => 'v'}", 'undef'])
    return "'%s'" % pick(WORDS)


SYSTEMS = {
    'ubuntu': ('Ubuntu', 'Debian', '22.04', 'Linux'), 'debian11': ('Debian', 'Debian', '11.9', 'Linux'), 'debian12': ('Debian', 'Debian', '12.4', 'Linux'),
    'redhat9': ('RedHat', 'RedHat', '9.2', 'Linux'), 'centos7': ('CentOS', 'RedHat', '7.9', 'Linux'), 'fedora': ('Fedora', 'RedHat', '38', 'Linux'),
    'amazon': ('Amazon', 'RedHat', '2', 'Linux'), 'sles': ('SLES', 'Suse', '15.4', 'Linux'), 'freebsd': ('FreeBSD', 'FreeBSD', '13.2', 'FreeBSD'), 'openbsd': ('OpenBSD', 'OpenBSD', '7.3', 'OpenBSD'),
    'arch': ('Archlinux', 'Archlinux', '6.1', 'Linux'), 'gentoo': ('Gentoo', 'Gentoo', '2.13', 'Linux'), 'alpine': ('Alpine', 'Alpine', '3.18', 'Linux'),
    'solaris': ('Solaris', 'Solaris', '11.4', 'SunOS'), 'windows': ('windows', 'windows', '2019', 'windows'), 'darwin': ('Darwin', 'Darwin', '20.6.0', 'Darwin')}


def declaration(keyword, name, parameters, chance):
    """A class or a resource of a defined type with made-up parameters."""
    share = chance.choice([0, 0.1, 0.3, 0.6])
    given = [(p, value(t, p, chance)) for t, p, default in parameters if (chance.random() < 0.97 if not default else chance.random() < share)]
    if chance.random() < 0.04:
        given.append((chance.choice(['no_such_one', 'tag', 'require', 'alias', 'noop', 'loglevel', 'before']), "'example'"))
    if keyword == 'class' and not given:
        return chance.choice(['include', 'contain', 'require']) + ' %s\n' % name
    title = name if keyword == 'class' else chance.choice(['example', '/srv/example', 'a b', 'x-1.example.com', 'DEFAULT/x'])
    return "%s { '%s':\n%s}\n" % ('class' if keyword == 'class' else name, title, ''.join('  %s => %s,\n' % one for one in given))


def packaged(site):
    """Classes and defined types of Debian's packaged modules, with made-up parameters and the facts of some operating system; some with the main class of their
    module, some after another declaration."""
    folder = os.path.join(site.checkouts, 'debian')
    seed = os.environ.get('SITES_SEED', '1')
    for module in sorted(os.listdir(folder)):
        before = None
        for keyword, name, parameters in declared(os.path.join(folder, module, 'manifests')):
            chance = random.Random('%s %s' % (seed, name))
            kind = chance.choice(sorted(SYSTEMS))
            text = declaration(keyword, name, parameters, chance)
            if before and chance.random() < 0.25:
                text = declaration(*before, chance) + text
            if '::' in name and chance.random() < 0.4 and os.path.exists(os.path.join(folder, module, 'manifests/init.pp')):
                text = 'include %s\n' % module + text
            before = keyword, name, parameters
            facts = system(site.facts('node.example.com', '10.1.2.3'), *SYSTEMS[kind])
            if kind in ('ubuntu', 'debian11'):
                code = {'ubuntu': 'jammy', 'debian11': 'bullseye'}[kind]
                facts['os']['distro'].update(id=SYSTEMS[kind][0], codename=code)
                facts.update(lsbdistid=SYSTEMS[kind][0], lsbdistcodename=code, lsbdistrelease=SYSTEMS[kind][2])
            site.case('%s-%s-%s' % (name, kind, seed), 'node.example.com', facts, [folder], site.file('manifests/%s-%s.pp' % (name.replace(':', '_'), seed), text), batch=module)


def snippets(site):
    """The manifests that `it/sites/snippets` recorded from Puppet's own test suite, one by one, with the packaged modules at hand."""
    with open(os.path.join(site.checkout, 'snippets.jsonl'), encoding='utf-8') as lines:
        texts = [json.loads(line) for line in lines]
    facts = site.facts('node.example.com', '10.1.2.3')
    for index, text in enumerate(sorted(text for text in texts if len(text) < 20000)):
        name = hashlib.sha256(text.encode()).hexdigest()[:12]
        manifest = site.file('manifests/%s.pp' % name, text)
        site.case(name, 'node.example.com', facts, [], manifest, batch='snippets-%d' % (index // 200))


SITES = {'snippets': snippets, 'wikimedia': wikimedia, 'ronin': ronin, 'control-repo': control_repo, 'psick': psick, 'govuk': govuk, 'forge': forge, 'packaged': packaged,
         # jenkins-infra/jenkins-infra, ocf/puppet, norcams/himlar, lsst-it/lsst-control, theforeman/foreman-infra, mozilla-releng/build-puppet,
         # greynolds123/control-repo and mergwyn/control-repo
         **{name: own_classes() for name in ('jenkins-infra', 'ocf', 'himlar', 'lsst', 'build-puppet', 'greynolds', 'mergwyn')},
         'foreman-infra': own_classes('puppet')}
