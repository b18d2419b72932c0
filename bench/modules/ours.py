#!/usr/bin/env python3
"""ours.py FOLDER NODE MODULES WARM RUNS COMMAND...

CPU milliseconds that one `COMMAND compile --batch` takes for a catalog of the environment in FOLDER once it is warm, and its memory in
MB by then. The records are given one by one; the CPU time is that of the whole process, compilers and collectors of the JVM included,
over the last RUNS of WARM + RUNS catalogs.
"""
import json
import os
import subprocess
import sys

folder, node, modules, warm, runs = sys.argv[1:4] + [int(number) for number in sys.argv[4:6]]
folder = os.path.abspath(folder)
record = json.dumps({
    "name": node, "certname": node, "facts": os.path.join(folder, "facts.json"), "environment": os.path.basename(folder),
    "environment_dir": folder, "manifest": os.path.join(folder, "manifests"), "modulepath": [os.path.join(folder, "modules"), modules],
    "hiera_config": None, "settings": {"strict": "warning", "strict_variables": False}, "server_facts": {}, "trusted": {},
    "classes": [], "parameters": {}}).encode() + b"\n"


def cpu(pid):
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def memory(pid):
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS:")) / 1024


with subprocess.Popen(sys.argv[6:] + ["compile", "--batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as batch:
    start = 0.0
    for number in range(warm + runs):
        if number == warm:
            start = cpu(batch.pid)
        batch.stdin.write(record)
        batch.stdin.flush()
        answer = batch.stdout.readline()
        if b'"catalog"' not in answer[:200]:
            sys.exit(f"{folder} did not compile: {answer[:600].decode(errors='replace')}")
    print(f"{(cpu(batch.pid) - start) / runs:.1f} {memory(batch.pid):.0f}")
    batch.stdin.close()
