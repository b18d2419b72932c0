package io.bindery.server.ca;

import com.typesafe.config.ConfigFactory;
import io.bindery.puppet.load.Settings;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A directory with settings for an authority of its own, and a clock that tests move.
final class TestSite {
    private final Map<String, String> settings = new HashMap<>();
    private final List<String> log = new ArrayList<>();
    private String configuration = "";
    Instant now = Instant.parse("2026-03-01T12:00:00Z");
    CaFiles files = CaFiles.DISK;

    TestSite(Path folder) {
        settings.put("confdir", folder.resolve("conf").toString());
        settings.put("ssldir", folder.resolve("ssl").toString());
        settings.put("certname", "server.example.org");
        settings.put("keylength", "2048");
        settings.put("key_type", "ec");
        settings.put("autosign", "false");
    }

    TestSite with(String name, String value) {
        settings.put(name, value);
        return this;
    }

    /// The section `certificate-authority` of `ca.conf`.
    TestSite configured(String section) {
        configuration = "certificate-authority: {" + section + "}";
        return this;
    }

    CaSettings settings() {
        return CaSettings.of(Settings.defaults("host").with(settings), ConfigFactory.parseString(configuration));
    }

    /// The authority, whether it is there or not. Two of them stand for two processes.
    CertificateAuthority authority() {
        InstantSource clock = () -> now;
        return new CertificateAuthority(new CaDirectory(settings(), files, clock, (level, message) -> log.add(level + " " + message)));
    }

    CertificateAuthority open() throws Exception {
        CertificateAuthority authority = authority();
        authority.ensure();
        return authority;
    }

    CaPaths paths() {
        return settings().paths();
    }

    List<String> log() {
        return log;
    }
}
