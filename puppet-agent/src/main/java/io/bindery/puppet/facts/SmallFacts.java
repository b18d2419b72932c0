package io.bindery.puppet.facts;

import io.bindery.inventory.Augeas;
import io.bindery.inventory.RubyInstallation;
import io.bindery.inventory.ZoneAbbreviation;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Real;
import org.jspecify.annotations.Nullable;

/// Facts that come from a single file, variable or program.
final class SmallFacts {
    /// The Facter whose facts these are.
    private static final String FACTER = "4.3.0";

    private SmallFacts() {}

    static void facterVersion(Survey survey, FactSink sink) {
        sink.put("facterversion", FACTER);
    }

    static void path(Survey survey, FactSink sink) {
        sink.put("path", survey.host().environment().get("PATH"));
    }

    static void timezone(Survey survey, FactSink sink) {
        sink.put("timezone", ZoneAbbreviation.probe(survey.host()));
    }

    static void fips(Survey survey, FactSink sink) {
        sink.put("fips_enabled", Bool.of("1".equals(survey.host().word("/proc/sys/crypto/fips_enabled"))));
    }

    static void loadAverages(Survey survey, FactSink sink) {
        String[] words = survey.host().textOrEmpty("/proc/loadavg").strip().split(" ");
        if (words.length >= 3) {
            sink.put("load_averages", new HashBuilder()
                    .put("1m", new Real(Double.parseDouble(words[0])))
                    .put("5m", new Real(Double.parseDouble(words[1])))
                    .put("15m", new Real(Double.parseDouble(words[2])))
                    .build());
        }
    }

    static void augeas(Survey survey, FactSink sink) {
        sink.put("augeas.version", Augeas.probe(survey.host()), "augeasversion");
    }

    static void ruby(Survey survey, FactSink sink) {
        RubyInstallation ruby = RubyInstallation.probe(survey.host());
        if (ruby != null) {
            sink.put("ruby.platform", ruby.platform(), "rubyplatform");
            sink.put("ruby.sitedir", ruby.siteDirectory(), "rubysitedir");
            sink.put("ruby.version", ruby.version(), "rubyversion");
        }
    }

    /// The version of Puppet's agent package.
    static void agentVersion(Survey survey, FactSink sink) {
        sink.put("aio_agent_version", version(survey.host().word("/opt/puppetlabs/puppet/VERSION")));
    }

    /// Three to five numbers at the beginning of a text.
    private static @Nullable String version(@Nullable String text) {
        int end = 0;
        while (text != null && end < text.length() && (Character.isDigit(text.charAt(end)) || text.charAt(end) == '.')) {
            end++;
        }
        String version = text == null ? "" : text.substring(0, end);
        int parts = version.split("\\.").length;
        return parts >= 3 && parts <= 5 ? version : null;
    }
}
