package io.bindery.cli.doctor;

import io.bindery.puppet.load.Settings;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/// The certificates of this host and of its authority: whether they can be read and are valid now.
record CertificatesExamination(Settings settings, Instant now) implements Examination {
    private static final Duration SOON = Duration.ofDays(30);

    @Override
    public List<Observation> look() {
        List<Observation> seen = new ArrayList<>();
        Path host = Path.of(settings.require("hostcert"));
        Path authority = Path.of(settings.require("localcacert"));
        for (Path file : List.of(host, authority)) {
            seen.add(Files.exists(file)
                    ? certificate(file)
                    : Observation.ok("certificate", file + " does not exist; only agents and servers need it"));
        }
        Path key = Path.of(settings.require("hostprivkey"));
        if (Files.exists(host) && !Files.exists(key)) {
            seen.add(Observation.problem("certificate", "its private key " + key + " does not exist", "make a new one: `bindery ca generate --certname " + settings.text("certname") + "`"));
        }
        return seen;
    }

    private Observation certificate(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            X509Certificate read = (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(in);
            Instant from = read.getNotBefore().toInstant();
            Instant until = read.getNotAfter().toInstant();
            if (now.isBefore(from)) {
                return Observation.problem("certificate", file + " is valid from " + from + " on", "set the clock: it says " + now);
            }
            if (now.isAfter(until)) {
                return Observation.problem("certificate", file + " ended on " + until, "renew it: `bindery ca renew`, or let the agent ask for a new one");
            }
            return now.plus(SOON).isAfter(until)
                    ? Observation.warning("certificate", file + " ends on " + until, "renew it before: `bindery ca renew`")
                    : Observation.ok("certificate", file + " is valid until " + until);
        } catch (IOException | CertificateException unreadable) {
            return Observation.problem("certificate", file + " cannot be read: " + unreadable.getMessage(), "give read permission, or copy the file again");
        }
    }
}
