package io.bindery.server.http;

import java.util.List;

/// The first path segments that have an application. Requests for other paths are answered with an error page.
public final class Applications {
    private static final List<String> MOUNTS = List.of("/puppet", "/puppet-ca", "/puppet-admin-api", "/status", "/metrics/v2", "/metrics/prometheus");

    private Applications() {}

    static boolean isBelowOne(String path) {
        return MOUNTS.stream().anyMatch(mount -> isBelow(path, mount));
    }

    /// Whether a path is the mount itself or lies below it.
    public static boolean isBelow(String path, String mount) {
        return path.startsWith(mount) && (path.length() == mount.length() || path.charAt(mount.length()) == '/');
    }
}
