package io.bindery.puppet.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Library;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Requirement H2-210: one site with most of what bindings can do, and every outcome that was promised for it.
final class WorkedExampleTest {
    private static final String SITE = """
            site {
              categories { node => $trusted['certname'], virtual => "${facts['is_virtual']}" }
              bindings => [
                layer { 'site':        include => 'confdir:/default' },
                layer { 'resolutions': include => 'module:/x::resolutions' },
                layer { 'modules':     include => 'module:/*::default', exclude => 'module:/legacy::default' },
              ]
            }
            class base { }
            class ntp { }
            """;

    private static final String DEFAULT = """
            bindings default {
              bind override "size" to 2
              include [base, ntp]
              when virtual true { bind "color" to 'green' ; exclude ntp }
              when node 'kermit' { include ntp }
              when virtual true and environment production { bind "color" to 'teal' }
              multibind override Array[String], 'users' as 'm::users'
              bind "port" to 8080
            }
            """;

    private static final String A = """
            bindings a::default {
              bind "color" to 'blue'
              bind abstract Integer, "size"
              multibind Array[String], 'users' as 'm::users'
              bind to 'anna' in 'm::users'
              bind "old name" to 'v'
            }
            """;

    private static final String B = """
            bindings b::default {
              bind "color" to 'red'
              bind "size" to 1
              bind "port" to 80
              bind to ['akuna', 'ries'] in 'm::users'
            }
            """;

    private static final String X = """
            bindings x::resolutions {
              bind abstract override "port"
              bind renamed "old name" as "new name"
            }
            """;

    private static final String PORT = "  bind \"port\" to 8080\n";

    private String confdir = DEFAULT;
    private String moduleA = A;
    private String moduleB = B;

    /// What a node says to questions, or what is wrong.
    private List<String> ask(String node, boolean virtual, String environment, String questions) {
        Site site = Site.of(SITE + questions)
                .node(node)
                .fact("is_virtual", String.valueOf(virtual))
                .setting("confdir", "/conf")
                .elsewhere("/conf/bindings/default.pp", confdir)
                .file("modules/a/bindings/default.pp", moduleA)
                .file("modules/b/bindings/default.pp", moduleB)
                .file("modules/x/bindings/resolutions.pp", X)
                .file("modules/legacy/bindings/default.pp", "bindings legacy::default { bind 'color' to 'never' }");
        Path directory = Path.of(Site.DIRECTORY);
        Request request = site.request()
                .in(Environment.of(environment, directory, List.of(directory.resolve("modules")), directory.resolve("manifests")));
        List<String> lines = new ArrayList<>();
        try {
            new Compiler(new Library(site.files()), () -> "uuid").compile(request, (level, source, message) -> lines.add(message));
        } catch (CompileError error) {
            lines.clear();
            lines.addAll(error.message().lines().toList());
        }
        return lines;
    }

    @Test
    void h2_210_nobodySuppliesThePort() {
        confdir = DEFAULT.replace(PORT, "");
        for (String node : List.of("kermit", "piggy")) {
            assertThat(ask(node, true, "production", ""))
                    .singleElement()
                    .asString()
                    .startsWith("[B402] The abstract binding of Data/'port' was not overridden: a binding must be provided for Data, \"port\"")
                    .contains("modules/x/bindings/resolutions.pp, line: 2");
        }
    }

    @Test
    void h2_210_aVirtualNodeInProduction() {
        assertThat(ask("piggy", true, "production", "notice(inject('color'), inject('/classes'))")).containsExactly("teal [base]");
    }

    @Test
    void h2_210_aVirtualNodeElsewhere() {
        assertThat(ask("piggy", true, "dev", "notice(inject('color'), inject('/classes'))")).containsExactly("green [base]");
    }

    @Test
    void h2_210_kermit() {
        assertThat(ask("kermit", true, "dev", "notice(inject('/classes').sort)")).containsExactly("[base, ntp]");
    }

    @Test
    void h2_210_whatIsNotVirtualSeesTheConflict() {
        assertThat(ask("piggy", false, "production", ""))
                .singleElement()
                .asString()
                .startsWith("[B401] The binding of Data/'color' in category 'common' is in conflict with the same binding in category 'common' ")
                .contains("/modules/a/bindings/default.pp, line: 2", "/modules/b/bindings/default.pp, line: 2")
                .contains("layer 'modules', precedence 0]");
    }

    @Test
    void h2_210_theSizeAndItsType() {
        assertThat(ask("piggy", true, "production", "notice(inject('size'), inject('size') =~ Integer)")).containsExactly("2 true");
        confdir = DEFAULT.replace("\"size\" to 2", "\"size\" to 'x'");
        assertThat(ask("piggy", true, "production", "")).singleElement().asString().startsWith("[B408] ");
    }

    @Test
    void h2_210_usersWithAndWithoutTheId() {
        assertThat(ask("piggy", true, "production", "notice(inject('users').sort)")).containsExactly("[akuna, anna, ries]");
        confdir = DEFAULT.replace(" as 'm::users'", "");
        assertThat(ask("piggy", true, "production", "notice(inject('users'))")).containsExactly("[]");
    }

    @Test
    void h2_210_theNewNameAndTheOld() {
        assertThat(ask("piggy", true, "production", "notice(inject('new name'))")).containsExactly("v");
        assertThat(ask("piggy", true, "production", "notice(inject('old name'))"))
                .singleElement()
                .asString()
                .contains("[B501] Nothing is bound to Data/'old name'");
    }

    @Test
    void h2_210_nothingToOverride() {
        moduleA = A.replace("  bind abstract Integer, \"size\"\n", "");
        moduleB = B.replace("  bind \"size\" to 1\n", "");
        assertThat(ask("piggy", true, "production", ""))
                .singleElement()
                .asString()
                .startsWith("[B403] The binding of Data/'size' is declared override, but there is no binding of lower precedence to override");
    }
}
