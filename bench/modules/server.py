#!/usr/bin/env python3
"""server.py PORT CERTIFICATE KEY FOLDER NODE WARM RUNS SECONDS PID

CPU milliseconds that the Puppet Server of this PID takes for a request for the node's catalog once it is warm, and its memory in MB by
then. Asks WARM times, or for SECONDS where that is not 0 and sooner, then RUNS times.
"""
import http.client
import json
import os
import ssl
import sys
import time
import urllib.parse

port, certificate, key, folder, node = int(sys.argv[1]), *sys.argv[2:6]
warm, runs, seconds, pid = (int(number) for number in sys.argv[6:10])
environment = os.path.basename(folder)
with open(os.path.join(folder, "facts.json")) as file:
    facts = json.dumps({**json.load(file), "name": node})
body = urllib.parse.urlencode({
    "facts_format": "application/json", "facts": urllib.parse.quote(facts), "environment": environment,
    "configured_environment": environment, "check_environment": "false", "static_catalog": "true",
    "checksum_type": "sha256.sha384.sha512.sha224.md5"})
context = ssl.create_default_context()
context.check_hostname = False
context.verify_mode = ssl.CERT_NONE
context.load_cert_chain(certificate, key)
connection = http.client.HTTPSConnection("127.0.0.1", port, context=context, timeout=600)


def ask():
    connection.request("POST", f"/puppet/v3/catalog/{node}?environment={environment}", body, {
        "Accept": "application/vnd.puppet.rich+json, application/json", "X-Puppet-Version": "7.23.0",
        "Content-Type": "application/x-www-form-urlencoded"})
    response = connection.getresponse()
    answer = response.read()
    if response.status != 200:
        sys.exit(f"{node}: {response.status} {answer[:600].decode(errors='replace')}")


def cpu():
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def memory():
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS:")) / 1024


end = time.monotonic() + seconds
done = 0
while done < warm and (seconds == 0 or done == 0 or time.monotonic() < end):
    before = cpu()
    ask()
    done += 1
    if done == 1 or done % 20 == 0:
        print(f"{environment}: request {done} took {cpu() - before:.0f} ms of CPU, {memory():.0f} MB", file=sys.stderr)
start = cpu()
for _ in range(runs):
    ask()
print(f"{(cpu() - start) / runs:.1f} {memory():.0f}")
