package io.bindery.puppet.function.stdlib;


/// Ruby's `File.basename`, `File.dirname` and `File.extname`.
final class Paths {
    private Paths() {}

    static String basename(String path) {
        String trimmed = withoutTrailing(path);
        return trimmed.isEmpty() ? (path.isEmpty() ? "" : "/") : trimmed.substring(trimmed.lastIndexOf('/') + 1);
    }

    static String basename(String path, String suffix) {
        String base = basename(path);
        if (suffix.equals(".*")) {
            String extension = extname(base);
            return base.substring(0, base.length() - extension.length());
        }
        return base.endsWith(suffix) && !base.equals(suffix) ? base.substring(0, base.length() - suffix.length()) : base;
    }

    static String dirname(String path) {
        String trimmed = withoutTrailing(path);
        int slash = trimmed.lastIndexOf('/');
        if (slash < 0) {
            return path.startsWith("/") ? "/" : ".";
        }
        String parent = withoutTrailing(trimmed.substring(0, slash));
        return parent.isEmpty() ? "/" : parent.replaceFirst("^/+", "/");
    }

    static String extname(String path) {
        String base = basename(path);
        int dot = base.lastIndexOf('.');
        boolean hidden = base.substring(0, Math.max(dot, 0)).chars().allMatch(c -> c == '.');
        return dot <= 0 || hidden || dot == base.length() - 1 ? (dot > 0 && !hidden ? "." : "") : base.substring(dot);
    }

    private static String withoutTrailing(String path) {
        int end = path.length();
        while (end > 0 && path.charAt(end - 1) == '/') {
            end--;
        }
        return path.substring(0, end);
    }
}
