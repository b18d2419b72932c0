package io.bindery.cfengine.access;

/// The authenticated client of a connection.
///
/// @param address numeric, IPv4 or IPv6
/// @param hostname as looked up, or empty
/// @param key the digest of its public key, `SHA=...` or `MD5=...`
/// @param user the remote user
/// @param encrypted whether the connection is encrypted
public record Connection(String address, String hostname, String key, String user, boolean encrypted) {}
