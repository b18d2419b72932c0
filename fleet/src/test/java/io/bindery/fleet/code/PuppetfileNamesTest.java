package io.bindery.fleet.code;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.testkit.HostileNames;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Hostile names in a Puppetfile: each is refused with its line, or stays below the folder that it names a place in.
class PuppetfileNamesTest {
    private static final Path ROOT = Path.of("/site/environment");

    @Test
    void namesOfModules() {
        List<String> bad = new ArrayList<>();
        for (String name : HostileNames.all()) {
            for (String statement : List.of("mod %s", "mod %s, '1.0.0'", "mod %s, git: 'https://example.com/x'")) {
                for (Puppetfile.Module module : read(statement, name)) {
                    for (String each : List.of(module.directory(), module.fullName(), module.fullName() + "-" + module.version())) {
                        if (!ROOT.resolve(each).normalize().getParent().equals(ROOT)) {
                            bad.add(name);
                        }
                    }
                }
            }
        }
        assertThat(bad).isEmpty();
    }

    @Test
    void versionsAndFolders() {
        List<String> bad = new ArrayList<>();
        for (String name : HostileNames.all()) {
            for (Puppetfile.Module module : read("mod 'puppetlabs/apache', %s", name)) {
                if (!ROOT.resolve(module.fullName() + "-" + module.version()).normalize().getParent().equals(ROOT)) {
                    bad.add(name);
                }
            }
            for (Puppetfile.Module module : read("mod 'puppetlabs/apache', install_path: %s", name)) {
                if (!ROOT.resolve(module.options().get("install_path")).normalize().startsWith(ROOT)) {
                    bad.add(name);
                }
            }
            try {
                if (!ROOT.resolve(Puppetfile.read("Puppetfile", "moduledir " + quoted(name)).moduledir()).normalize().startsWith(ROOT)) {
                    bad.add(name);
                }
            } catch (CodeError refused) {
                assertThat(refused.getMessage()).contains("Puppetfile");
            }
        }
        assertThat(bad).isEmpty();
    }

    @Test
    void ordinaryNamesAreTaken() {
        Puppetfile file = Puppetfile.read("Puppetfile", """
                moduledir 'site/modules'
                mod 'puppetlabs/apache', '5.0.0-rc1'
                mod 'puppetlabs-stdlib', :latest
                mod 'role', git: 'https://example.com/role.git', install_path: 'external'
                """);
        assertThat(file.modules()).extracting(Puppetfile.Module::directory).containsExactly("apache", "stdlib", "role");
    }

    @Test
    void rangesOfVersionsNameNoRelease() {
        Puppetfile file = Puppetfile.read("Puppetfile", "mod 'a/b', '>= 1.1.0'\nmod 'a/c', '~> 5.6'\nmod 'a/d', '>= 1.0.0 < 2.0.0'\nmod 'a/e', '3.x'\nmod 'a/f', '1.2.3'\n");
        assertThat(file.modules()).extracting(Puppetfile.Module::version).containsExactly("", "", "", "", "1.2.3");
    }

    private static List<Puppetfile.Module> read(String statement, String name) {
        try {
            return Puppetfile.read("Puppetfile", String.format(statement, quoted(name))).modules();
        } catch (CodeError refused) {
            assertThat(refused.getMessage()).contains("Puppetfile:");
            return List.of();
        }
    }

    private static String quoted(String name) {
        return "'" + name.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
