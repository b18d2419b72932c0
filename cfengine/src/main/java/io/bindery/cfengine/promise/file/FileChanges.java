package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.promise.FileRecords;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;

/// `changes`: watches files. Digests, status and directory listings are compared with those of an earlier run.
final class FileChanges {
    /// The field of a status that is the time of the last modification.
    private static final int MODIFIED = 5;

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("EEE MMM ppd HH:mm:ss yyyy", Locale.ROOT);

    private final FileWork work;
    private final FileRecords records;

    FileChanges(FileWork work) {
        this.work = work;
        this.records = work.keeping().fileRecords();
    }

    static boolean isPromised(FileWork work) {
        return work.promise().hasBody("changes");
    }

    /// A path to watch that does not exist.
    void missing(String name) {
        work.note(work.failed("Promised to monitor '" + name + "' for changes, but file does not exist"));
    }

    /// Looks at one file or directory.
    void keep(String name, FileState state, boolean found) throws IOException {
        String wanted = work.body("changes").text("report_changes", "none");
        if (found && isNew(name)) {
            work.log().log(Level.NOTICE, "New file '" + name + "' found");
            records.note(work.handle(), name, 'N', "New file found");
        }
        if ((wanted.equals("content") || wanted.equals("all")) && state.kind() == FileKind.FILE) {
            for (String digest : digests()) {
                content(name, digest);
            }
        }
        if (wanted.equals("stats") || wanted.equals("all")) {
            status(name, state);
        }
        work.note(Outcome.KEPT);
    }

    private boolean isNew(String name) {
        List<String> listing = records.find("D:" + folder(name));
        return listing == null || !listing.contains(name.substring(name.lastIndexOf('/') + 1));
    }

    private static String folder(String name) {
        return name.substring(0, Math.max(0, name.lastIndexOf('/')));
    }

    private List<String> digests() {
        String hash = work.body("changes").text("hash", "md5");
        return hash.equals("best") ? List.of("md5", "sha1") : List.of(hash);
    }

    private boolean updates() {
        return work.body("changes").flag("update_hashes", work.keeping().control("agent").flag("hashupdates", false));
    }

    private void content(String name, String digest) throws IOException {
        String key = "H:" + digest + ":" + name;
        String now = digest(name, digest);
        List<String> before = records.find(key);
        String shown = (digest.equals("md5") ? "MD5=" : "SHA=") + now;
        if (before == null) {
            if (mayRecord("store " + digest + " hash for '" + name + "' (" + shown + ")")) {
                records.put(key, List.of(now));
                work.log().info("Stored " + digest + " hash for '" + name + "' (" + shown + ")");
                work.note(Outcome.REPAIRED);
            }
            return;
        }
        if (before.getFirst().equals(now)) {
            return;
        }
        work.log().info("Hash '" + digest + "' for '" + name + "' changed!");
        // As CFEngine does: policies may ask whether anything changed.
        work.keeping().evaluation().classes().define("default", "checksum_alerts", List.of("source=agent"));
        if (!updates()) {
            work.note(work.failed("Hash for file '" + name + "' changed, but not updating the records"));
        } else if (mayRecord("update " + digest + " hash for '" + name + "' (" + shown + ")")) {
            records.put(key, List.of(now));
            work.log().info("Updated " + digest + " hash for '" + name + "' (" + shown + ")");
        }
        recorded("integrity", name, 'C', "Content changed");
    }

    private boolean mayRecord(String what) {
        boolean simulated = work.keeping().changesRoot() != null;
        if (!simulated && work.mayChange(what)) {
            return true;
        }
        if (simulated) {
            work.log().warning("Should " + what);
        }
        work.note(Outcome.WARNED);
        return false;
    }

    private void recorded(String kind, String name, char letter, String what) {
        if (mayRecord("record " + kind + " changes in '" + name + "'")) {
            records.note(work.handle(), name, letter, what);
            work.log().info("Recorded " + kind + " changes in '" + name + "'");
            work.note(Outcome.REPAIRED);
        }
    }

    private static String digest(String name, String algorithm) throws IOException {
        try (InputStream stream = Files.newInputStream(FileWork.path(name))) {
            MessageDigest digest = MessageDigest.getInstance(algorithm.replaceFirst("^sha", "SHA-").toUpperCase(Locale.ROOT));
            byte[] buffer = new byte[1 << 16];
            for (int read = stream.read(buffer); read >= 0; read = stream.read(buffer)) {
                digest.update(buffer, 0, read);
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private void status(String name, FileState state) {
        String key = "S:" + name;
        List<String> now = List.of(
                String.format(Locale.ROOT, "%04o", type(state) | state.mode()),
                Integer.toString(state.owner()),
                Integer.toString(state.group()),
                Long.toString(state.device()),
                Long.toString(state.inode()),
                Long.toString(state.modified().getEpochSecond()));
        List<String> before = records.find(key);
        if (before == null) {
            if (mayRecord("write stat information for '" + name + "' to database")) {
                records.put(key, now);
                work.log().info("Wrote stat information for '" + name + "' to database");
                work.note(Outcome.REPAIRED);
            }
            return;
        }
        boolean changed = compare(name, before, now, 0, "Permissions", "permissions", "Permission");
        changed |= compare(name, before, now, 1, "Owner", "ownership", "Owner");
        changed |= compare(name, before, now, 2, "Group", "group", "Group");
        changed |= compare(name, before, now, 3, "Device", "device", "Device");
        changed |= compareTimes(name, before, now);
        if (changed && mayRecord("write stat information changes for '" + name + "' to database")) {
            records.put(key, now);
            work.log().info("Wrote stat information changes for '" + name + "' to database");
            work.note(Outcome.REPAIRED);
        }
    }

    private boolean compare(String name, List<String> before, List<String> now, int field, String title, String kind, String logged) {
        String old = before.size() > field ? before.get(field) : "";
        if (old.equals(now.get(field))) {
            return false;
        }
        work.log().log(Level.NOTICE, title + " for '" + name + "' changed " + old + " -> " + now.get(field));
        recorded(kind, name, 'S', logged + ": " + old + " -> " + now.get(field));
        return true;
    }

    private boolean compareTimes(String name, List<String> before, List<String> now) {
        if (before.size() <= MODIFIED || before.get(MODIFIED).equals(now.get(MODIFIED))) {
            return false;
        }
        String old = time(before.get(MODIFIED));
        String current = time(now.get(MODIFIED));
        work.log().log(Level.NOTICE, "Last modified time for '" + name + "' changed '" + old + "' -> '" + current + "'");
        recorded("mtime", name, 'S', "Modified time: " + old + " -> " + current);
        return true;
    }

    private static String time(String seconds) {
        Instant time = Instant.ofEpochSecond(seconds.matches("-?[0-9]{1,17}") ? Long.parseLong(seconds) : 0);
        return TIME.format(time.atZone(ZoneId.systemDefault()));
    }

    private static int type(FileState state) {
        return switch (state.kind()) {
            case FILE -> 0100000;
            case DIRECTORY -> 0040000;
            case LINK -> 0120000;
            case PIPE, OTHER, ABSENT -> 0;
        };
    }

    /// Compares the names in a directory with the names that an earlier search recorded.
    void listing(String folder, List<String> names) {
        String key = "D:" + folder;
        List<String> before = records.find(key);
        List<String> old = before == null ? List.of() : before;
        List<String> now = names.stream().sorted().toList();
        if (now.equals(old)) {
            return;
        }
        List<String> gone = new ArrayList<>(old);
        gone.removeAll(now);
        for (String leaf : gone) {
            String name = FileWork.in(folder, leaf);
            work.log().log(Level.NOTICE, "File '" + name + "' no longer exists");
            if (mayRecord("record removal of '" + name + "'")) {
                records.note(work.handle(), name, 'R', "File removed");
                List.of("md5", "sha1", "sha256", "sha384", "sha512").forEach(digest -> records.remove("H:" + digest + ":" + name));
                records.remove("S:" + name);
                work.log().info("Removal of '" + name + "' recorded");
                work.note(Outcome.REPAIRED);
            }
        }
        if (mayRecord("record directory listing for '" + folder + "'")) {
            records.put(key, now);
            work.log().info("Recorded directory listing for '" + folder + "'");
            work.note(Outcome.REPAIRED);
        }
    }
}
