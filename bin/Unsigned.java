import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/// Takes the signatures out of copies of jars.
///
/// The Java machine keeps no class of a signed jar in an AOT cache, and checks the digest of each class that it loads from one: half a second of a
/// `bindery fleet diff`. What the signatures protect was checked before: Maven compares the digest of each jar that it fetches, and the launcher runs no
/// jars that others may change. Jars of cryptographic providers are not to be given here: some Java machines load these only signed.
///
/// usage: java bin/Unsigned.java JAR...
public final class Unsigned {
    private static final String MANIFEST = "META-INF/MANIFEST.MF";
    private static final String SIGNATURES = "META-INF/[^/]*\\.(SF|RSA|DSA|EC)";

    private Unsigned() {}

    public static void main(String[] jars) throws IOException {
        for (String jar : jars) {
            rewrite(Path.of(jar));
        }
    }

    private static void rewrite(Path jar) throws IOException {
        Path beside = jar.resolveSibling(jar.getFileName() + ".new");
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(Files.readAllBytes(jar)));
                OutputStream file = Files.newOutputStream(beside);
                ZipOutputStream out = new ZipOutputStream(file)) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                if (entry.getName().matches(SIGNATURES)) {
                    continue;
                }
                byte[] bytes = in.readAllBytes();
                ZipEntry copy = new ZipEntry(entry.getName());
                copy.setTime(entry.getTime());
                out.putNextEntry(copy);
                out.write(entry.getName().equals(MANIFEST) ? withoutDigests(bytes) : bytes);
            }
        }
        Files.move(beside, jar, StandardCopyOption.REPLACE_EXISTING);
    }

    private static byte[] withoutDigests(byte[] bytes) throws IOException {
        Manifest manifest = new Manifest(new ByteArrayInputStream(bytes));
        manifest.getEntries().clear();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        manifest.write(out);
        return out.toByteArray();
    }
}
