package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.cli.command.Product;
import io.bindery.cli.command.Terminal;
import io.bindery.cli.compile.BatchCompile;
import io.bindery.cli.compile.RecordLines;
import io.bindery.data.JsonOutput;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Generators;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.testkit.HostileNames;
import io.bindery.testkit.OpenWatch;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Hostile names at the places of commands that take one. At every level above the places is a directory `outside` whose files are watched by the
/// kernel: none is opened, made or removed, nothing of them is shown, and each name ends in a result or a message.
class HostileNamesTest {
    private static final String CANARY = "canary-5518";

    private Path root = Path.of("/");
    private OpenWatch watch;

    @BeforeEach
    void makeSite(@TempDir Path folder) throws IOException {
        root = folder.toRealPath().resolve("site/deep/down");
        Files.createDirectories(root);
        watch = new OpenWatch();
        for (Path place = root; place.startsWith(folder.toRealPath()); place = place.getParent()) {
            Path outside = Files.createDirectories(place.resolve("outside"));
            for (String name : List.of("secret", "secret.json", "secret.yaml", "secret.pem", "contents", "secret.pp")) {
                Files.writeString(outside.resolve(name), CANARY);
            }
            watch.add(outside);
        }
        watch.take();
    }

    @AfterEach
    void stop() throws IOException {
        watch.close();
    }

    private String at(String path) {
        return root.resolve(path).toString();
    }

    private Path write(String path, String text) throws IOException {
        Path file = root.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private void tryAll(Function<String, List<String>> command) throws IOException {
        List<String> bad = new ArrayList<>();
        for (String name : HostileNames.all()) {
            Ran ran = Ran.command(command.apply(name).toArray(String[]::new));
            check(name, ran, bad);
        }
        assertThat(bad).isEmpty();
    }

    private void check(String name, Ran ran, List<String> bad) throws IOException {
        String shown = name.replaceAll("\\p{Cntrl}", "?").substring(0, Math.min(name.length(), 80));
        String told = ran.out() + ran.err();
        if (told.contains(CANARY) || told.contains("root:x:") || told.contains("internal error") || told.contains("\tat ") || ran.code() < 0) {
            bad.add(shown + " gives " + told);
        }
        watch.take().forEach(path -> bad.add(shown + " leads to " + path));
    }

    @Test
    void theWatchSeesAnOpenedFile() throws IOException {
        assertThat(root.resolve("outside/secret")).hasContent(CANARY);
        assertThat(watch.take()).contains(root.resolve("outside/secret"));
    }

    @Test
    void nodesWhoseCatalogsAreKept() throws IOException {
        Files.createDirectories(root.resolve("catalogs"));
        tryAll(name -> List.of("compile", "--certname", name, "--catalogs", at("catalogs"), "-e", ""));
    }

    /// In every field of a record that is a name.
    @Test
    void recordsOfABatch() throws IOException {
        write("code/environments/production/manifests/site.pp", "");
        Files.createDirectories(root.resolve("catalogs"));
        List<String> bad = new ArrayList<>();
        for (String field : List.of("name", "certname", "environment", "agent_environment")) {
            JsonOutput records = new JsonOutput();
            for (String name : HostileNames.all()) {
                JsonOutput record = records.beginObject();
                for (String each : List.of("name", "certname", "environment", "agent_environment")) {
                    record.key(each).string(each.equals(field) ? name : each.endsWith("environment") ? "production" : "n");
                }
                record.key("settings").beginObject().key("environmentpath").string(at("code/environments")).endObject();
                record.key("catalogs").string(at("catalogs")).key("facts").beginObject().endObject().endObject().newline();
            }
            Ran ran = batch(records.toString());
            check(field, ran, bad);
            assertThat(ran.out().lines().count()).isEqualTo(HostileNames.all().size());
        }
        assertThat(bad).isEmpty();
    }

    private static Ran batch(String records) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        NodeCompiler nodes = new NodeCompiler(new Compiler(Product.library(DiskTree.DISK), Generators.REFUSED));
        try {
            int unanswered = new BatchCompile(nodes, Settings.defaults("puppet.example.com"), out, new Terminal())
                    .run(new RecordLines(new ByteArrayInputStream(records.getBytes(StandardCharsets.UTF_8))), 2);
            return new Ran(unanswered, out.toString(StandardCharsets.UTF_8), "");
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        }
    }

    @Test
    void nodesThatApply() throws IOException {
        String catalog = write("catalog.json", "{\"name\":\"n\",\"environment\":\"production\",\"version\":1,\"resources\":[],\"edges\":[],\"classes\":[]}").toString();
        tryAll(name -> List.of("apply", "--catalog", catalog, "--certname", name, "--confdir", at("conf"), "--vardir", at("var"), "--report", "--reports", "store", "--logdest", at("log")));
        tryAll(name -> List.of("apply", "--catalog", catalog, "--environment", name, "--confdir", at("conf"), "--vardir", at("var"), "--logdest", at("log")));
    }

    /// Names of bundles, classes and modules of a policy, and of classes that are kept for later runs.
    @Test
    void namesOfAPolicy() throws IOException {
        Files.createDirectories(root.resolve("work/modules"));
        Path policy = write("policy.cf", "body common control { bundlesequence => { \"main\" }; }\nbundle agent main { reports: \"ran\"; }\n");
        Files.setPosixFilePermissions(policy, PosixFilePermissions.fromString("rw-------"));
        tryAll(name -> List.of("cf-agent", "-K", "-w", at("work"), "-f", policy.toString(), "-b", name));
        tryAll(name -> List.of("cf-agent", "-K", "-w", at("work"), "-f", policy.toString(), "-D", name));
        for (String promise : List.of(
                "classes: \"$(n)\" expression => \"any\", persistence => \"1\";", "classes: \"x\" expression => usemodule(\"$(n)\", \"\");",
                "commands: \"/bin/true $(n)\" handle => canonify(\"$(n)\");", "vars: \"x_$(n)\" string => \"1\";", "methods: \"$(n)\" usebundle => \"$(n)\";")) {
            List<String> names = HostileNames.all().stream().filter(name -> name.length() < 5_000 && name.codePoints().allMatch(c -> c >= ' ' && c < 0xd800)).toList();
            JsonOutput data = new JsonOutput().beginObject().key("names").beginArray();
            names.forEach(data::string);
            write("names.json", data.endArray().endObject().toString());
            Path all = write("all.cf", "body common control { bundlesequence => { \"main\" }; }\nbundle agent main {\nvars: \"d\" data => readjson(\"" + at("names.json")
                    + "\", 1000000); \"n\" slist => getvalues(\"d[names]\");\n" + promise + "\n}\n");
            Files.setPosixFilePermissions(all, PosixFilePermissions.fromString("rw-------"));
            List<String> bad = new ArrayList<>();
            check(promise, Ran.command("cf-agent", "-K", "-w", at("work"), "-f", all.toString()), bad);
            assertThat(bad).isEmpty();
        }
    }

    @Test
    void nodesOfALookup() throws IOException {
        write("code/environments/production/hiera.yaml", "version: 5\nhierarchy:\n  - { name: n, path: 'nodes/%{trusted.certname}.yaml' }\n");
        tryAll(name -> List.of("lookup", "k", "--node", name, "--environment", "production", "--environmentpath", at("code/environments"), "--default", "1"));
    }

    @Test
    void environments() throws IOException {
        write("code/environments/production/manifests/site.pp", "");
        tryAll(name -> List.of("compile", "--environment", name, "--environmentpath", at("code/environments")));
        tryAll(name -> List.of("generate", "types", "--environment", name, "--environmentpath", at("code/environments")));
    }

    @Test
    void certificates() throws IOException {
        write("conf/puppet.conf", "[main]\ncertname = srv.example.org\nkey_type = ec\n");
        List<String> settings = List.of("--confdir", at("conf"), "--ssldir", at("ssl"));
        assertThat(Ran.command(joined(List.of("ca", "setup"), settings).toArray(String[]::new)).code()).isZero();
        for (String command : List.of("sign", "revoke", "clean", "generate")) {
            tryAll(name -> joined(List.of("ca", command, "--certname", name), settings));
        }
    }

    /// The name of a catalog is that of its report's directory.
    @Test
    void catalogs() throws IOException {
        tryAll(name -> {
            String catalog = new JsonOutput().beginObject().key("name").string(name).key("environment").string(name).key("version").number(1)
                    .key("resources").beginArray().endArray().key("edges").beginArray().endArray().key("classes").beginArray().endArray().endObject().toString();
            try {
                return List.of("apply", "--catalog", write("catalog.json", catalog).toString(), "--confdir", at("conf"), "--vardir", at("var"), "--report", "--reports", "store", "--logdest", at("log"));
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
    }

    @Test
    void namesOfExternalFactsAndOfTheirCache() throws IOException {
        for (String name : HostileNames.all()) {
            try {
                write("facts.d/" + name.replace('/', '_') + ".yaml", "a: 1\n");
            } catch (FileSystemException | InvalidPathException _) {
                // No file can have this name.
            }
        }
        String groups = HostileNames.all().stream()
                .filter(name -> name.length() < 300 && name.codePoints().allMatch(c -> c >= ' ' && c < 0xd800))
                .map(name -> "{ \"" + name.replace("\\", "\\\\").replace("\"", "\\\"") + "\" : 1 days }")
                .collect(Collectors.joining(", "));
        write("facter.conf", "facts : { ttls : [ " + groups + " ] }");
        List<String> bad = new ArrayList<>();
        check("facts.d", Ran.command("facts", "--external-dir", at("facts.d"), "--config", at("facter.conf"), "--no-custom-facts", "a"), bad);
        assertThat(bad).isEmpty();
    }

    private static List<String> joined(List<String> first, List<String> second) {
        List<String> all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }
}
