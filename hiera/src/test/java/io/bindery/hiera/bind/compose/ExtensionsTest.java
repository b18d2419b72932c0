package io.bindery.hiera.bind.compose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.data.JsonOutput;
import io.bindery.data.JsonReader;
import io.bindery.hiera.bind.exchange.ModelJson;
import io.bindery.hiera.bind.exchange.ModelReader;
import io.bindery.hiera.bind.explain.ExplanationText;
import io.bindery.hiera.bind.extend.BindingsProvider;
import io.bindery.hiera.bind.extend.Extensions;
import io.bindery.hiera.bind.extend.RuntimeNames;
import io.bindery.hiera.bind.inject.Injected;
import io.bindery.hiera.bind.inject.Injector;
import io.bindery.hiera.bind.inject.Producer;
import io.bindery.hiera.bind.model.Alternative;
import io.bindery.hiera.bind.model.BindingsModel;
import io.bindery.hiera.bind.model.BindingsReference;
import io.bindery.hiera.bind.model.BoundExpression;
import io.bindery.hiera.bind.model.Categories;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.Modifiers;
import io.bindery.hiera.bind.model.MultibindOptions;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.NamedLayer;
import io.bindery.hiera.bind.model.Predicate;
import io.bindery.hiera.bind.model.ProducerDescriptor;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.model.Supply;
import io.bindery.hiera.bind.model.Target;
import io.bindery.hiera.bind.problem.BindingProblem;
import io.bindery.hiera.bind.problem.Problems;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.hiera.bind.runtime.RuntimeObject;
import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.HashType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.RuntimeType;
import io.bindery.puppet.type.StringType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.parse.TypeParser;
import io.bindery.puppet.type.parse.TypeResolver;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What extensions bring to bindings, and the model as such.
public final class ExtensionsTest {
    private static final Categories STATE = Categories.ranked(List.of("node", "environment"), List.of("kermit", "production"));
    private static final SourceLocation HERE = new SourceLocation("/b/default.pp", 7, 1);
    private static final Type LOGGER = new RuntimeType("java", Str.of("Logger"));

    private static Composition compose(Extensions extensions, NamedLayer... layers) {
        return new Composer(List.of(layers), STATE, new BareHost(extensions), new Problems()).compose();
    }

    private static Injector injector(Statement... statements) {
        return compose(Extensions.NONE, layer("site", statements)).requireSound().injector();
    }

    private static NamedLayer layer(String name, Statement... statements) {
        return new NamedLayer(name, List.of(new NamedBindings.Stated("default", "/b/default.pp", List.of(statements))));
    }

    private static Statement bind(Key key, @Nullable Type type, ProducerDescriptor producer) {
        return new Statement.Binding(key, type, Modifiers.NONE, Supply.of(producer), HERE);
    }

    private static ProducerDescriptor constant(String text) {
        return new ProducerDescriptor.Constant(Str.of(text));
    }

    private static ProducerDescriptor producer(String name, Map<String, ProducerDescriptor> arguments) {
        SequencedMap<String, ProducerDescriptor> given = new LinkedHashMap<>(arguments);
        return new ProducerDescriptor.Delegating(name, true, given);
    }

    private static Statement multibind(String name, Type type, @Nullable String combinator) {
        MultibindOptions options =
                new MultibindOptions(null, combinator, 0, false, MultibindOptions.Resolution.ERROR, false, false);
        return new Statement.Multibinding(Key.data(name), type, Modifiers.NONE, name, options, null, HERE);
    }

    private static Statement fragment(@Nullable String name, String text, String id) {
        return new Statement.Fragment(name, null, id, Supply.of(constant(text)), HERE);
    }

    @Test
    void h2_004_extensionsAreServices() {
        assertThat(Extensions.NONE.services(BindingsProvider.class)).extracting(BindingsProvider::scheme).contains("sample");
    }

    @Test
    void h2_112_h2_114_aTypeOfTheRuntimeHasItsOwnNameSpace() {
        Injector injector = injector(
                bind(Key.of(LOGGER, ""), LOGGER, new ProducerDescriptor.Instance("SpecialLogger")),
                bind(Key.of(LOGGER, "xml"), LOGGER, new ProducerDescriptor.Instance("SpecialLogger")),
                bind(Key.data("xml"), null, constant("data")));
        assertThat(((RuntimeObject) injector.get(Key.of(LOGGER, ""))).object()).isInstanceOf(SampleExtensions.SpecialLogger.class);
        assertThat(injector.get(Key.of(LOGGER, "xml"))).isInstanceOf(RuntimeObject.class);
        assertThat(injector.get(Key.data("xml"))).isEqualTo(Str.of("data"));
    }

    @Test
    void h2_118_anUnboundClassOfTheRuntimeIsInstantiated() {
        Injector injector = injector(bind(Key.data("x"), null, constant("x")));
        Type special = new RuntimeType("java", Str.of("SpecialLogger"));
        assertThat(injector.instantiate(special, Hash.EMPTY)).isInstanceOf(RuntimeObject.class);
        assertThat(injector.instantiate(IntegerType.DEFAULT, Hash.EMPTY)).isNull();
    }

    @Test
    void h2_132_combinatorsMayBeTypes() {
        Injector injector = injector(
                multibind("list", new ArrayType(StringType.DEFAULT, null), "Longest"),
                fragment(null, "a", "list"),
                fragment(null, "longest", "list"),
                fragment(null, "bb", "list"),
                multibind("hash", new HashType(StringType.DEFAULT, StringType.DEFAULT, null), "Joined"),
                fragment("k", "one", "hash"),
                fragment("k", "two", "hash"));
        assertThat(injector.get(Key.data("list"))).isEqualTo(Arr.of(Str.of("longest")));
        assertThat(injector.get(Key.data("hash"))).isEqualTo(Hash.of(Str.of("k"), Str.of("one+two")));
    }

    @Test
    void h2_148_anObjectOfTheRuntimeHasKeyedAccess() {
        assertThat(new RuntimeObject(new SampleExtensions.SpecialLogger()).at("prefix")).isEqualTo(Str.of("special"));
        assertThat(new RuntimeObject(Map.of("a", 1)).at("a")).isEqualTo(new Int(1));
    }

    @Test
    void h2_162_b335_aRegisteredProducerOfAnotherType() {
        Composition wrong = compose(
                Extensions.NONE, layer("site", bind(Key.data("x"), StringType.DEFAULT, producer("counter", Map.of()))));
        assertThat(wrong.problems())
                .extracting(BindingProblem::text)
                .containsExactly("[B335] Producer 'counter' produces Integer, but Data/'x' requires String (file: /b/default.pp, line: 7, column: 1)");
    }

    @Test
    void h2_162_producersMayBeBound() {
        Injector injector = injector(
                multibind("producers", new HashType(StringType.DEFAULT, TypeParser.parse("Any"), null), null),
                new Statement.Fragment(
                        "mine",
                        null,
                        "producers",
                        Supply.of(new ProducerDescriptor.Constant(new RuntimeObject((Producer<String>) context -> "made"))),
                        HERE),
                bind(Key.data("x"), null, producer("mine", Map.of())));
        assertThat(injector.get(Key.data("x"))).isEqualTo(Str.of("made"));
    }

    @Test
    void h2_164_h2_199_argumentsReachTheProducer() {
        Injector injector =
                injector(bind(Key.data("x"), null, producer("counter", Map.of("factor", new ProducerDescriptor.Constant(new Int(3))))));
        assertThat(injector.get(Key.data("x"))).isEqualTo(new Int(3));
        Injected twice = injector.find(Key.data("x"), null, Hash.of(Str.of("times"), new Int(2)));
        assertThat(twice).isNotNull();
        assertThat(twice.value()).isEqualTo(new Int(6));
    }

    @Test
    void h2_164a_aJarInAModuleIsEnough(@TempDir Path folder) throws IOException {
        Path jar = folder.resolve("extension.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file)) {
            out.putNextEntry(new JarEntry("META-INF/services/io.bindery.hiera.bind.extend.RuntimeNames"));
            out.write("io.bindery.hiera.bind.compose.ExtensionsTest$NamesOfAJar".getBytes(StandardCharsets.UTF_8));
        }
        Extensions extensions = new Extensions(List.of(jar));
        assertThat(extensions.services(RuntimeNames.class)).hasAtLeastOneElementOfType(NamesOfAJar.class);
        assertThat(Extensions.NONE.services(RuntimeNames.class)).noneMatch(NamesOfAJar.class::isInstance);
    }

    /// Named by the jar only.
    public static final class NamesOfAJar implements RuntimeNames {
        @Override
        public Map<String, Class<?>> classes() {
            return Map.of();
        }
    }

    @Test
    void h2_191_injectorsAreIndependent() {
        Injector one = injector(bind(Key.data("x"), null, constant("one")));
        Injector other = injector(bind(Key.data("x"), null, constant("other")));
        assertThat(List.of(one.get(Key.data("x")), other.get(Key.data("x")))).containsExactly(Str.of("one"), Str.of("other"));
        assertThat(Injector.NONE.isEmpty()).isTrue();
        assertThatThrownBy(() -> Injector.NONE.get(Key.data("x"))).hasMessage("[B501] Nothing is bound to Data/'x'");
        assertThatThrownBy(() -> Injector.forbidden("categorizing").get(Key.data("x")))
                .hasMessage("[B110] Injection is not available while categorizing");
    }

    @Test
    void h2_191a_b410_whatIsFinalIsNotOverridden() {
        Statement last = new Statement.Binding(
                Key.data("x"), null, Modifiers.NONE.makeFinal(), Supply.of(constant("last")), new SourceLocation("/s", 1, 1));
        Composition wrong = compose(
                Extensions.NONE, layer("above", bind(Key.data("x"), null, constant("mine"))), layer("system", last));
        assertThat(wrong.problems())
                .extracting(BindingProblem::text)
                .containsExactly(
                        "[B410] Data/'x' is final at (file: /s, line: 1) and can not be overridden (file: /b/default.pp, line: 7, column: 1)");
        Composition right = compose(
                Extensions.NONE, layer("system", last), layer("below", bind(Key.data("x"), null, constant("mine"))));
        assertThat(right.requireSound().injector().get(Key.data("x"))).isEqualTo(Str.of("last"));
    }

    @Test
    void h2_196_theModelSurvivesTheExchange() {
        Composition first = compose(Extensions.NONE, layer("site", everything()));
        JsonOutput json = new JsonOutput();
        ModelJson.write(first.model(), json);
        Value read = JsonReader.read(new SourceFile("model.json", json.toString()), ValueBuilder.VALUES);
        BindingsModel model =
                new ModelReader(TypeResolver.NONE, name -> new NamedBindings.Stated(name, null, List.of())).read((Hash) read);
        JsonOutput again = new JsonOutput();
        ModelJson.write(model, again);
        assertThat(again.toString()).isEqualTo(json.toString());
        Composition second =
                new Composer(model.layers(), model.categories(), new BareHost(Extensions.NONE), new Problems()).compose();
        List<String> before = new ArrayList<>();
        List<String> after = new ArrayList<>();
        first.injector().keys().forEach(key -> before.add(ExplanationText.of(first.injector().explain(key))));
        second.injector().keys().forEach(key -> after.add(ExplanationText.of(second.injector().explain(key))));
        assertThat(before).hasSizeGreaterThan(6);
        assertThat(after).isEqualTo(before);
    }

    @Test
    void h2_155a_aStatementOfParametersStaysOneGroup() {
        SequencedMap<String, String> map = new LinkedHashMap<>();
        map.put("dbuser", "user");
        map.put("dbport", "port");
        Statement parameters = new Statement.ParameterBinding(
                new Target(TypeParser.parse("Resource['Web', 'one']")),
                Modifiers.NONE,
                new LinkedHashMap<>(),
                Supply.of(new ProducerDescriptor.Referring(TypeParser.parse("Resource['Sql', 'main']"))),
                map,
                HERE);
        Composition composition = compose(Extensions.NONE, layer("site", parameters));
        assertThat(composition.injector().keys())
                .extracting(Key::name)
                .contains("/param/Web[one]/dbuser", "/param/Web[one]/dbport");
        JsonOutput json = new JsonOutput();
        ModelJson.write(composition.model(), json);
        assertThat(json.toString())
                .containsOnlyOnce("\"ParameterBinding\"")
                .containsOnlyOnce("\"map\":[{\"kind\":\"NamePair\",\"name\":\"dbuser\",\"other\":\"user\"},"
                        + "{\"kind\":\"NamePair\",\"name\":\"dbport\",\"other\":\"port\"}]");
    }

    /// A model with a statement of every kind.
    public static BindingsModel model() {
        return compose(Extensions.NONE, layer("site", everything())).model();
    }

    private static Statement[] everything() {
        BoundExpression expression = new BoundExpression.Text("1 + 1", HERE, "m");
        SequencedMap<String, Supply> values = new LinkedHashMap<>();
        values.put("p", Supply.of(constant("v")));
        Target target = new Target(TypeParser.parse("Class['c']"));
        return new Statement[] {
            bind(Key.data("a"), IntegerType.DEFAULT, new ProducerDescriptor.Constant(new Int(1))),
            bind(Key.data("e"), null, new ProducerDescriptor.Evaluating(expression)),
            bind(Key.of(LOGGER, ""), LOGGER, new ProducerDescriptor.Instance("SpecialLogger")),
            new Statement.CategorizedBindings(
                    List.of(new Alternative(List.of(new Predicate("node", "kermit"), Predicate.COMMON))),
                    List.of(bind(Key.data("a"), null, new ProducerDescriptor.Constant(new Int(2)))),
                    HERE),
            multibind("list", new ArrayType(StringType.DEFAULT, null), "Longest"),
            fragment("named", "x", "list"),
            new Statement.ParameterBinding(target, Modifiers.NONE, values, null, null, HERE),
            new Statement.VariableBinding(IntegerType.DEFAULT, Modifiers.NONE, new LinkedHashMap<>(values), List.of(), null, HERE),
            new Statement.MapBinding("Web", "Sql", new LinkedHashMap<>(Map.of("a", "b")), HERE),
            new Statement.RebindBinding(
                    Statement.RebindBinding.Kind.ALIAS, Key.data("a"), Key.data("alias"), null, false, HERE),
            new Statement.DependencyBinding(
                    List.of(new Statement.DependencyBinding.Link(List.of(target.type()), List.of(target.type()), true)), HERE),
            new Statement.ClassInclusion(List.of("c"), false, HERE),
        };
    }

    @Test
    void h2_202_anExplanationNamesEveryParty() {
        Injector injector = injector(everything());
        assertThat(ExplanationText.of(injector.explain(Key.data("alias")))).isEqualTo("""
                Key: Data/'alias'
                State: node=kermit(2) environment=production(1)
                Found: 1 (Integer)
                  by bind at (file: /b/default.pp, line: 7)
                  layer 'site', bindings 'default', common, precedence 0
                  via bind alias Data/'a' as Data/'alias' at (file: /b/default.pp, line: 7)
                """);
        assertThat(ExplanationText.of(injector.explain(Key.data("a")))).isEqualTo("""
                Key: Data/'a'
                State: node=kermit(2) environment=production(1)
                Found: 2 (Integer)
                  by bind at (file: /b/default.pp, line: 7)
                  layer 'site', bindings 'default', when node 'kermit', precedence 2
                Shadows:
                  layer 'site', bindings 'default', common, precedence 0: (file: /b/default.pp, line: 7) = 1
                """);
        assertThat(ExplanationText.of(injector.explain(Key.data("aliaz")))).contains("Not found", "Did you mean 'alias'?");
    }

    @Test
    void h2_201_titlesInKeysAreEncoded() {
        assertThat(Key.parameter(Key.target("File", "foo/bar[x]%"), "mode").name())
                .isEqualTo("/param/File[foo%2Fbar%5Bx%5D%25]/mode");
    }

    @Test
    void h2_184_wildcardsMatchSegments() {
        assertThat(BindingsReference.parse("confdir:/*::b", HERE).matches("a::b")).isTrue();
        assertThat(BindingsReference.parse("confdir:/*::b", HERE).matches("a::c::b")).isFalse();
        assertThat(BindingsReference.parse("confdir:/**", HERE).matches("a::c::b")).isTrue();
        assertThat(BindingsReference.parse("confdir:/a::**::b", HERE).matches("a::x::y::b")).isTrue();
    }
}
