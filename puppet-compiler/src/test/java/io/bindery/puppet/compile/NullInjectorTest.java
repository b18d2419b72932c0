package io.bindery.puppet.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.catalog.CatalogWriter;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.load.Library;
import org.junit.jupiter.api.Test;

/// Requirements H2-3, H2-5, H2-54, H2-205: who binds nothing gets the same catalog, and who binds something gets it anew when files change.
final class NullInjectorTest {
    private static final Site PLAIN = Site.of("""
            class c($p = lookup('c::x', undef, undef, 'none')) { notify { $p: } }
            define d($q = 1) { file { "/tmp/${title}": mode => '0644', tag => "q${q}" } }
            include c
            d { ['a', 'b']: }
            File['/tmp/a'] -> File['/tmp/b']
            @notify { 'v': }
            Notify <| title == 'v' |>
            """);

    private static String catalog(Site site) {
        return CatalogWriter.json(site.compile().catalog()).toString();
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
    void h2_005_eachEnvironmentHasItsOwnBindings() {
        Compiler compiler = new Compiler(new Library(PLAIN.files()), () -> "uuid");
        assertThat(PLAIN.compile(compiler).notices()).isEmpty();
        Site bound = Site.of("notice(inject('x'))").file("bindings/default.pp", "bindings default { bind 'x' to 1 }");
        assertThat(bound.compile().notices()).containsExactly("1");
    }

    @Test
    void h2_054_bindingsAreReadAgainWhenTheyChange() {
        Site site = Site.of("notice(inject('x'))").file("bindings/default.pp", "bindings default { bind 'x' to 'before' }");
        assertThat(site.compile().notices()).containsExactly("before");
        assertThat(site.file("bindings/default.pp", "bindings default { bind 'x' to 'after' }").compile().notices())
                .containsExactly("after");
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
