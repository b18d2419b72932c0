"""A server that is killed again and again: serial numbers stay unique and rising, every certificate handed out is in the inventory, the revocation
list can always be read and has every acknowledged revocation, and no acknowledged report is lost."""
import base64, http.client, json, os, random, re, signal, socket, ssl, subprocess, sys, tempfile, threading, time

command, seconds, certificates, revocations = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
work = tempfile.mkdtemp(prefix="bindery-kill-")
ssl_dir, var = work + "/ssl", work + "/var"
with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    port = free.getsockname()[1]
os.makedirs(work + "/conf")
os.makedirs(work + "/code/environments/production/manifests")
open(work + "/code/environments/production/manifests/site.pp", "w").write("notify { 'x': }\n")
open(work + "/conf/puppet.conf", "w").write("[main]\ncertname = localhost\ndns_alt_names = localhost\nautosign = true\nkeylength = 2048\nreports = store\n")
log = open(work + "/log", "ab")
stopping = threading.Event()
lock = threading.Lock()
issued, revoked, reported, problems, kills = {}, set(), set(), [], 0


def start():
    return subprocess.Popen([command, "server", "--confdir", work + "/conf", "--codedir", work + "/code", "--vardir", var, "--ssldir", ssl_dir,
                             "--host", "127.0.0.1", "--port", str(port)], stdout=log, stderr=log, start_new_session=True)


def ask(method, path, body=None, headers=None, identity=None):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    if identity:
        context.load_cert_chain(*identity)
    connection = http.client.HTTPSConnection("127.0.0.1", port, timeout=20, context=context)
    try:
        connection.request(method, path, body, headers or {})
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def patiently(*arguments, **more):
    while not stopping.is_set():
        try:
            return ask(*arguments, **more)
        except (OSError, http.client.HTTPException):
            time.sleep(0.3)
    return 0, b""


def openssl(*arguments, data=None):
    return subprocess.run(["openssl", *arguments], input=data, capture_output=True, check=True).stdout


def run_node(number):
    name = "node%03d.example.org" % number
    request = openssl("req", "-new", "-key", work + "/node.key", "-subj", "/CN=" + name)
    status, answer = patiently("PUT", "/puppet-ca/v1/certificate_request/" + name, request, {"Content-Type": "text/plain"})
    if status not in (200, 400):  # 400: an earlier attempt was taken, its answer lost
        return
    status, certificate = patiently("GET", "/puppet-ca/v1/certificate/" + name)
    if status != 200:
        # The server died between taking and signing the request: signed by hand, as an administrator would.
        patiently("PUT", "/puppet-ca/v1/certificate_status/" + name, '{"desired_state":"signed"}', {"Content-Type": "application/json"}, identity=administrator)
        status, certificate = patiently("GET", "/puppet-ca/v1/certificate/" + name)
        if status != 200:
            return
    serial = int(openssl("x509", "-noout", "-serial", data=certificate).decode().split("=")[1], 16)
    with lock:
        issued[name] = serial
    file = "%s/%s.pem" % (work, name)
    open(file, "wb").write(certificate)
    report = json.dumps({"host": name, "time": "2026-01-01T00:00:00Z", "logs": [], "metrics": {}, "resource_statuses": {}, "report_format": 12})
    status, _ = patiently("PUT", "/puppet/v3/report/%s?environment=production" % name, report, {"Content-Type": "application/json", "Accept": "application/json"},
                          identity=(file, work + "/node.key"))
    if status == 200:
        with lock:
            reported.add(name)
    if number % (certificates // revocations) == 0:
        status, _ = patiently("PUT", "/puppet-ca/v1/certificate_status/" + name, '{"desired_state":"revoked"}', {"Content-Type": "application/json"}, identity=administrator)
        if status == 204:
            with lock:
                revoked.add(name)


def watch_list():
    while not stopping.is_set():
        try:
            openssl("crl", "-in", ssl_dir + "/ca/ca_crl.pem", "-noout", "-text")
        except subprocess.CalledProcessError as broken:
            problems.append("the revocation list cannot be read: %s" % broken.stderr)
        time.sleep(0.5)


server = start()
administrator = (ssl_dir + "/certs/localhost.pem", ssl_dir + "/private_keys/localhost.pem")
for _ in range(600):
    try:
        if ask("GET", "/status/v1/simple")[0] == 200:
            break
    except (OSError, http.client.HTTPException):
        time.sleep(0.5)
openssl("genrsa", "-out", work + "/node.key", "2048")
begun = time.time()
threads = [threading.Thread(target=watch_list, daemon=True)]
turn = iter(range(certificates))


def worker():
    while not stopping.is_set():
        with lock:
            number = next(turn, None)
        if number is None:
            return
        time.sleep(max(0, begun + number * seconds * 0.8 / certificates - time.time()))
        run_node(number)


threads += [threading.Thread(target=worker, daemon=True) for _ in range(8)]
for each in threads:
    each.start()
while time.time() - begun < seconds:
    time.sleep(20 + random.random() * 2)
    os.killpg(server.pid, signal.SIGKILL)
    server.wait()
    kills += 1
    server = start()
for each in threads[1:]:
    each.join(120)
stopping.set()
server.terminate()
server.wait()

inventory = [(int(line.split()[0], 16), line.split("/CN=")[1]) for line in open(ssl_dir + "/ca/inventory.txt").read().splitlines() if line]
numbers = [number for number, _ in inventory]
if len(set(numbers)) != len(numbers):
    problems.append("a serial number was used twice")
if numbers != sorted(numbers):
    problems.append("serial numbers do not rise")
if int(open(ssl_dir + "/ca/serial").read(), 16) <= max(numbers):
    problems.append("the next serial number was used already")
for name, serial in issued.items():
    if (serial, name) not in inventory:
        problems.append("%s has serial %x, which the inventory does not know" % (name, serial))
text = openssl("crl", "-in", ssl_dir + "/ca/ca_crl.pem", "-noout", "-text").decode()
listed = {int(each, 16) for each in re.findall(r"Serial Number: ([0-9A-F]+)", text)}
for name in revoked:
    if issued[name] not in listed:
        problems.append("%s was revoked and is not on the list" % name)
for name in reported:
    if not os.path.isdir(var + "/reports/" + name) or not os.listdir(var + "/reports/" + name):
        problems.append("the report of %s is lost" % name)
print("kills %d, certificates %d, revoked %d, reports %d" % (kills, len(issued), len(revoked), len(reported)))
for each in problems:
    print("FAILED: " + each)
if problems or len(issued) < certificates:
    print("files are in " + work)
    sys.exit(1)
subprocess.run(["rm", "-rf", work])
