package io.bindery.server.ca;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigValueType;
import io.bindery.puppet.load.Settings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The settings of the authority, from `puppet.conf` and from the section `certificate-authority` of `ca.conf`.
///
/// @param lifetime how long a certificate is valid
/// @param autosign `true`, `false`, or a file
/// @param renewalLifetime how long a certificate is valid that an agent renewed by itself; null if agents may not renew
/// @param alternativeNames the alternative names of the server's own certificate
public record CaSettings(
        CaPaths paths,
        String certname,
        String name,
        Duration lifetime,
        int keyLength,
        KeyKind keyKind,
        String autosign,
        boolean allowDuplicates,
        boolean allowAlternativeNames,
        boolean allowAuthorizationExtensions,
        boolean infraList,
        @Nullable Duration renewalLifetime,
        List<String> alternativeNames,
        Path requestAttributes) {

    private static final String SECTION = "certificate-authority";
    private static final Duration LONGEST = Duration.ofSeconds(1_576_800_000L);
    private static final Pattern PART = Pattern.compile("(\\d{1,9})\\s*([ydhms])?\\s*");

    /// The kind of key that is made for the authority and its host.
    public enum KeyKind {
        RSA,
        EC
    }

    public CaSettings {
        alternativeNames = List.copyOf(alternativeNames);
        if (lifetime.compareTo(LONGEST) > 0) {
            throw new CaError(CaError.Kind.STATE, "Config setting ca_ttl must have a value below " + LONGEST.toSeconds());
        }
    }

    /// @param server the configuration of `conf.d`, all its files together; empty if there is none
    public static CaSettings of(Settings settings, Config server) {
        Config own = server.hasPath(SECTION) && server.getValue(SECTION).valueType() == ConfigValueType.OBJECT
                ? server.getConfig(SECTION)
                : ConfigFactory.empty();
        boolean renews = isOn(own, "allow-auto-renewal");
        return new CaSettings(
                CaPaths.of(settings),
                settings.require("certname"),
                settings.require("ca_name"),
                seconds(text(own, "ca-ttl", settings.require("ca_ttl"))),
                Integer.parseInt(settings.require("keylength")),
                "ec".equals(settings.text("key_type")) ? KeyKind.EC : KeyKind.RSA,
                settings.require("autosign"),
                settings.isOn("allow_duplicate_certs"),
                isOn(own, "allow-subject-alt-names"),
                isOn(own, "allow-authorization-extensions"),
                isOn(own, "enable-infra-crl"),
                renews ? seconds(text(own, "auto-renewal-cert-ttl", "90d")) : null,
                names(settings.text("dns_alt_names")),
                Path.of(settings.require("csr_attributes")));
    }

    private static boolean isOn(Config section, String name) {
        return section.hasPath(name) && section.getBoolean(name);
    }

    private static String text(Config section, String name, String otherwise) {
        return section.hasPath(name) ? section.getString(name) : otherwise;
    }

    /// A duration such as `5y`, `90d` or `1d 12h`; a number alone is seconds. A year has 365 days.
    public static Duration seconds(String text) {
        Matcher matcher = PART.matcher(text.strip());
        long total = 0;
        int at = 0;
        while (matcher.find() && matcher.start() == at) {
            String unit = matcher.group(2);
            total += Long.parseLong(matcher.group(1)) * (unit == null ? 1 : length(unit.charAt(0)));
            at = matcher.end();
        }
        if (at == 0 || at != text.strip().length()) {
            throw new CaError(CaError.Kind.STATE, "Invalid 'time to live' format '" + text + "'");
        }
        return Duration.ofSeconds(total);
    }

    private static long length(char unit) {
        return switch (unit) {
            case 'y' -> 31_536_000;
            case 'd' -> 86_400;
            case 'h' -> 3_600;
            case 'm' -> 60;
            default -> 1;
        };
    }

    static List<String> names(@Nullable String text) {
        return text == null
                ? List.of()
                : Pattern.compile(",").splitAsStream(text).map(String::strip).filter(name -> !name.isEmpty()).toList();
    }
}
