package io.bindery.cli.fleet;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.fleet.code.ExampleRepository;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// `bindery fleet-training DIRECTORY`: compares the example environment at two commits, so that the JVM can record the classes for the
/// AOT cache. The launcher runs it once; all files are below the temporary directory, which the launcher removes.
public final class FleetTrainingCommand implements Command {
    public static final String NAME = "fleet-training";

    private static final int ROUNDS = 5;
    /// What the modules of most sites use and the example does not: an ERB template, older functions, patterns, collectors.
    private static final String USUAL_CODE = """
            define trained (Optional[String] $text = undef, Variant[Array[String], Hash] $more = []) {
              file { "/srv/${title}":
                ensure  => present,
                content => inline_template("<% if @text and !@text.empty? -%>\n<%= @text.split(',').map { |each| each.strip }.sort.join(' ') %>\n<% end -%>\n<%- [@more].flatten.each do |each| -%>\n<%= each.to_s %> <%= scope['title'] %>\n<%- end -%>\n"),
                require => Notify['trained'],
              }
            }
            notify { 'trained': }
            create_resources('trained', { 'one' => { 'text' => 'b, a' }, 'two' => { 'more' => ['x', 'y'] } })
            $words = split(regsubst("a-b ${facts['os']['family']}", '-', '_', 'G'), ' ')
            if $facts['os']['family'] =~ /^(Deb|Red)/ and versioncmp('1.10', '1.9') > 0 and !empty($words) and length($words) > 1 {
              $words.map |$index, $each| { "${index}${each.upcase}" }.each |$each| { realize(Notify['trained']) }
            }
            case $facts['kernel'] {
              'Linux', /BSD$/: { $kept = getvar('facts.os.name') }
              default: { fail("no ${facts['kernel']}") }
            }
            $values = lookup('users::accounts', { 'default_value' => {}, 'merge' => 'deep' }).filter |$name, $each| { $each =~ Hash and defined(Notify['trained']) }
            assert_type(Hash, $values)
            File <| title == '/srv/one' |> { mode => '0600' }
            Notify['trained'] -> Trained <| |>
            """;

    @Override
    public Synopsis synopsis() {
        return new Synopsis("bindery fleet-training DIRECTORY", "Exercises the fleet commands for the AOT cache.");
    }

    @Override
    public int run(Flags flags) throws IOException {
        Path examples = Path.of(flags.required("DIRECTORY")).toAbsolutePath();
        Path home = Path.of(System.getProperty("java.io.tmpdir", "/tmp")).resolve("fleet");
        Path repository = home.resolve("example.git");
        ExampleRepository.make(repository, examples.resolve("environments/production"), FleetTrainingCommand::first, FleetTrainingCommand::edited);
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        System.setOut(nowhere);
        System.setErr(nowhere);
        String facts = examples.resolve("facts").toString();
        for (int round = 0; round < ROUNDS; round++) {
            String cache = home.resolve("cache" + round).toString();
            diff(repository, facts + "/web01.example.com.json", "--no-cache");
            for (FleetFormat format : FleetFormat.values()) {
                diff(repository, facts, "--cache-dir", cache, "--format", format.name());
            }
            for (List<String> question : List.of(List.of("lookup", "users::accounts"), List.of("unused"), List.of("upgrade"), List.of("profile"))) {
                start(question, "--at", "after", "--basedir", repository.toString(), "--nodes-from", facts, "--cache-dir", cache);
            }
        }
        return 0;
    }

    private static void diff(Path repository, String nodes, String... more) {
        start(List.of("diff", "--from", "before", "--to", "after", "--basedir", repository.toString(), "--nodes-from", nodes), more);
    }

    private static void start(List<String> command, String... more) {
        List<String> line = new ArrayList<>(command);
        line.addAll(List.of(more));
        new FleetCommand().start(line.toArray(String[]::new));
    }

    private static String first(String path, String text) {
        return path.equals("manifests/site.pp") ? text + USUAL_CODE : text;
    }

    // One edit of each kind of code: data, a template, a manifest.
    private static String edited(String path, String text) {
        return switch (path) {
            case "manifests/site.pp" -> first(path, text);
            case "data/common.yaml" -> text.replace("2001", "2005");
            case "modules/motd/templates/motd.epp" -> text + "one more line\n";
            case "modules/role/manifests/web.pp" -> text.replaceFirst("class role::web \\{", "class role::web { notify { 'added': }");
            default -> text;
        };
    }
}
