#!/usr/bin/env python3
"""A name server whose answers depend on the question only, so that two programs that ask the same get the same.

usage: nameserver.py [PORT]     (UDP and TCP are not both needed: answers are small)

Every name has an IPv4 and an IPv6 address made from a digest of it; an address belongs to a host named for it; names that start with an
underscore have one SRV record, other questions get an empty answer.
"""
import hashlib, ipaddress, socket, struct, sys

A, PTR, AAAA, SRV = 1, 12, 28, 33


def encoded(name):
    return b''.join(bytes([len(part)]) + part.encode() for part in name.rstrip('.').split('.') if part) + b'\0'


def answer(name, kind):
    digest = hashlib.sha256(name.lower().encode()).digest()
    if kind == A and not name.startswith('_'):
        return bytes([10, 64, digest[0], max(1, digest[1])])
    if kind == AAAA and not name.startswith('_'):
        return ipaddress.IPv6Address('2620:0:861:101::').packed[:8] + digest[:8]
    if kind == PTR:
        return encoded('host-%s.eqiad.wmnet' % digest[:4].hex())
    if kind == SRV and name.startswith('_'):
        return struct.pack('!HHH', 0, 1, 443) + encoded('srv-%s.eqiad.wmnet' % digest[:4].hex())
    return None


def respond(query):
    ident, _, questions = struct.unpack('!HHH', query[:6])
    if questions != 1:
        return None
    at, parts = 12, []
    while query[at]:
        parts.append(query[at + 1:at + 1 + query[at]].decode('latin-1'))
        at += 1 + query[at]
    kind, = struct.unpack('!H', query[at + 1:at + 3])
    question = query[12:at + 5]
    data = answer('.'.join(parts), kind)
    record = b'' if data is None else b'\xc0\x0c' + struct.pack('!HHIH', kind, 1, 60, len(data)) + data
    return struct.pack('!HHHHHH', ident, 0x8580, 1, 1 if record else 0, 0, 0) + question + record


def main():
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 53
    server = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    server.bind(('127.0.0.1', port))
    while True:
        query, client = server.recvfrom(4096)
        try:
            reply = respond(query)
        except (IndexError, struct.error):
            continue
        if reply:
            server.sendto(reply, client)


if __name__ == '__main__':
    main()
