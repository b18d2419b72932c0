package io.bindery.puppet.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What `environment.conf` and `puppet.conf` say, as `puppet config print` shows it.
class EnvironmentConfTest {
    private static final String CONF = "/envs/production/environment.conf";

    private final List<String> warnings = new ArrayList<>();

    private Environment environment(MemoryTree files) {
        return new Environments(files, Settings.defaults("host").with("environmentpath", "/envs"), warnings::add).find("production");
    }

    @Test
    void quotesAroundValuesAreNoPartOfThem() {
        Environment environment = environment(MemoryTree.EMPTY
                .with(CONF, "manifest='code'\nmodulepath=\"a:b\"\nconfig_version = 'scripts/x.sh $environment'\n")
                .with("/envs/production/code/site.pp", "")
                .with("/envs/production/a/m/manifests/init.pp", "")
                .with("/envs/production/b/n/manifests/init.pp", ""));
        assertThat(environment.manifest()).isEqualTo(Path.of("/envs/production/code"));
        assertThat(environment.modulepath()).containsExactly(Path.of("/envs/production/a"), Path.of("/envs/production/b"));
        assertThat(environment.configVersion()).isEqualTo("/envs/production/scripts/x.sh production");
        assertThat(warnings).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', value = {
        "'code',code", "\"code\",code", "'code,code", "code',code", "'code\",code", "'code ',code", "co'de,co'de", "''code'','code'"
    })
    void oneQuoteGoesAtEachEnd(String written, String meant) {
        Environment environment = environment(MemoryTree.EMPTY.with(CONF, "manifest = " + written + "  \n"));
        assertThat(environment.manifest()).isEqualTo(Path.of("/envs/production/" + meant));
    }

    @Test
    void quotesInPuppetConfAreNoPartOfValues() {
        MemoryTree files = MemoryTree.EMPTY.with("/conf/puppet.conf", "[main]\nenvironmentpath=\"/x\"\nstrict = 'error'\n");
        Settings settings = SettingsFile.read(files, Settings.defaults("host").with("confdir", "/conf"), warnings::add);
        assertThat(settings.require("environmentpath")).isEqualTo("/x");
        assertThat(settings.require("strict")).isEqualTo("error");
    }

    @Test
    void whatIsNamedAndNotThereIsReported() {
        MemoryTree files = MemoryTree.EMPTY.with(CONF, "manifest = code\nmodulepath = site:modules:$basemodulepath\n")
                .with("/envs/production/modules/m/manifests/init.pp", "");
        environment(files);
        assertThat(warnings).containsExactly(
                "The manifest '/envs/production/code' that " + CONF + " names does not exist",
                "The directory '/envs/production/site' in the modulepath of " + CONF + " does not exist");
    }

    @Test
    void anEnvironmentThatNamesNothingIsReportedAsNothing() {
        environment(MemoryTree.EMPTY.with("/envs/production/hiera.yaml", ""));
        assertThat(warnings).isEmpty();
    }
}
