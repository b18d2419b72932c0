package io.bindery.puppet.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.catalog.CatalogWriter;
import io.bindery.puppet.catalog.Origin;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What a compile is like beside what is bound: the same where that is not used, and naming it where it is.
final class NullInjectorTest {
    private static final Pattern VERSION = Pattern.compile("\"version\":\\d+,");
    private static final Site PLAIN = Site.of("""
            class c($p = lookup('c::x', undef, undef, 'none')) { notify { $p: } }
            define d($q = 1) { file { "/tmp/${title}": mode => '0644', tag => "q${q}" } }
            include c
            d { ['a', 'b']: }
            File['/tmp/a'] -> File['/tmp/b']
            @notify { 'v': }
            Notify <| title == 'v' |>
            """);

    /// The catalog without its version, which is the second of the compile.
    private static String catalog(Site site) {
        String json = CatalogWriter.json(site.compile().catalog()).toString();
        assertThat(VERSION.matcher(json).find()).isTrue();
        return VERSION.matcher(json).replaceFirst("");
    }

    @Test
    void h2_003_anUnusedBindingChangesNoByte() {
        String bound = catalog(PLAIN.file("bindings/default.pp", "bindings default { bind 'unused' to 1 }"));
        assertThat(bound).isEqualTo(catalog(PLAIN)).doesNotContain("\"metadata\"");
    }

    @Test
    void h2_003_theSamePhases() {
        assertThat(PLAIN.file("bindings/default.pp", "bindings default { bind 'unused' to 1 }").compile().phases())
                .isEqualTo(PLAIN.compile().phases());
    }

    @Test
    void h2_202_theOriginOfABoundParameterNamesItsBinding() {
        Site.Outcome outcome = Site.of("notify { 'x': }")
                .file("bindings/default.pp", "bindings default {\n  bind parameters Notify to { message => 'bound' }\n}")
                .compile();
        Origin origin = outcome.catalog().resources().stream()
                .filter(resource -> resource.reference().toString().equals("Notify[x]"))
                .flatMap(resource -> resource.parameters().stream())
                .filter(parameter -> parameter.name().equals("message"))
                .findFirst()
                .orElseThrow()
                .origin();
        assertThat(origin.describe())
                .isEqualTo("bound by layer 'site', bindings 'default', common, precedence 0 at (file: /env/production/bindings/default.pp, line: 2)");
    }
}
