package io.bindery.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.puppet.load.Settings;
import io.bindery.server.http.TlsFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the files of `conf.d` mean to the server, and what it names as ignored.
class ServiceSettingsTest {
    @TempDir
    Path confdir;

    private ServiceSettings read(String text) throws IOException {
        Files.createDirectories(confdir.resolve("conf.d"));
        Files.writeString(confdir.resolve("conf.d/all.conf"), text);
        return ServiceSettings.read(Settings.defaults("server.example.org").with(Map.of("confdir", confdir.toString())));
    }

    @Test
    void withoutFilesNothingIsSet() throws IOException {
        ServiceSettings none = ServiceSettings.read(Settings.defaults("server.example.org").with(Map.of("confdir", confdir.toString())));
        assertThat(none.host()).isEmpty();
        assertThat(none.port()).isEmpty();
        assertThat(none.directories()).isEmpty();
        assertThat(none.ignored()).isEmpty();
    }

    @Test
    void theAddressOfTheWebServerIsTaken() throws IOException {
        ServiceSettings services = read("webserver: { client-auth: want, ssl-host: 10.0.0.1, ssl-port: 8141 }");
        assertThat(services.host()).contains("10.0.0.1");
        assertThat(services.port()).contains("8141");
        assertThat(services.ignored()).isEmpty();
    }

    @Test
    void theTlsFilesOfTheWebServerTakeThePlaceOfTheUsualOnes() throws IOException {
        TlsFiles usual = new TlsFiles(Path.of("/cert"), Path.of("/key"), Path.of("/ca"), Path.of("/crl"));
        ServiceSettings services = read("webserver: { ssl-cert: /other/cert, ssl-crl-path: /other/crl }");
        assertThat(services.tls(usual)).isEqualTo(new TlsFiles(Path.of("/other/cert"), Path.of("/key"), Path.of("/ca"), Path.of("/other/crl")));
    }

    @Test
    void directoriesAreThoseOfJrubyPuppet() throws IOException {
        ServiceSettings services = read("jruby-puppet: { server-code-dir: /code, server-var-dir: /var/server, server-conf-dir: /conf }");
        assertThat(services.directories()).isEqualTo(Map.of("codedir", "/code", "vardir", "/var/server"));
    }

    @Test
    void whatHasNoMeaningIsNamed() throws IOException {
        ServiceSettings services = read("""
                jruby-puppet: { gem-home: /gems, gem-path: [${jruby-puppet.gem-home}], max-active-instances: 4 }
                webserver: { client-auth: need, access-log-config: /x.xml, ssl-port: 8140 }
                profiler: { enabled: true, more: { deep: 1 } }
                http-client: {}
                """);
        assertThat(services.ignored())
                .containsExactly("jruby-puppet.gem-home", "jruby-puppet.gem-path", "profiler", "webserver.access-log-config", "webserver.client-auth");
    }

    @Test
    void valuesOfAWrongTypeAreRefused() {
        assertThatThrownBy(() -> read("webserver: { ssl-port: many }")).isInstanceOf(IOException.class).hasMessageContaining("ssl-port");
        assertThatThrownBy(() -> read("jruby-puppet: { server-var-dir: [1] }")).isInstanceOf(IOException.class).hasMessageContaining("server-var-dir");
    }
}
