package io.bindery.puppet.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.hiera.bind.extend.BindingsProvider;
import io.bindery.hiera.bind.extend.ImplicitInjectionPoint;
import io.bindery.hiera.bind.extend.LayerRequest;
import io.bindery.hiera.bind.extend.ResourceQueryService;
import io.bindery.hiera.bind.extend.RuntimeNames;
import io.bindery.hiera.bind.extend.SystemBindings;
import io.bindery.hiera.bind.model.BindingsReference;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.Modifiers;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.ProducerDescriptor;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.model.Supply;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.CatalogReader;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.value.Str;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Extensions that a module brings in a jar, as a compile sees them.
final class ModuleExtensionsTest {
    @TempDir
    private Path directory = Path.of("");

    private DiskSite site() {
        return new DiskSite(directory, directory);
    }

    /// Puts a jar into a module. Its classes are those of this test, so that it only has to name them.
    private void jar(Map<Class<?>, Class<?>> services) throws IOException {
        Path jar = directory.resolve("modules/ext/lib/java/ext.jar");
        Files.createDirectories(jar.getParent());
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file)) {
            for (Map.Entry<Class<?>, Class<?>> each : services.entrySet()) {
                out.putNextEntry(new JarEntry("META-INF/services/" + each.getKey().getName()));
                out.write(each.getValue().getName().getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    private Site.Outcome compile() {
        Request request = Site.of("").request().in(site().environment());
        List<String> log = new ArrayList<>();
        Compiler compiler = new Compiler(new Library(DiskTree.DISK), () -> "uuid");
        try {
            Compiled compiled = compiler.compileAll(
                    request, (level, source, message) -> log.add(level.word() + ": " + message), Trace.NONE);
            return new Site.Outcome(compiled.catalog(), compiled.stored(), null, log, List.of());
        } catch (CompileError error) {
            return new Site.Outcome(null, null, error, log, List.of());
        }
    }

    /// `Type[Directory]` and `Type[OneWeb]` by short names.
    public static final class Names implements RuntimeNames {
        @Override
        public Map<String, Class<?>> classes() {
            return Map.of("Directory", Directory.class, "OneWeb", OneWeb.class);
        }
    }

    /// Binds a provider into `bindings_providers`, above all layers.
    public static final class System implements SystemBindings {
        @Override
        public List<NamedBindings> bindings() {
            Statement provider = new Statement.Fragment(
                    "my_ldap",
                    null,
                    "bindings_providers",
                    Supply.of(new ProducerDescriptor.Instance("Directory")),
                    SourceLocation.NONE);
            return List.of(new NamedBindings.Stated("ext", null, List.of(provider)));
        }
    }

    /// Binds to each key `asked` what it was asked for.
    public static final class Directory implements BindingsProvider {
        private int calls;

        @Override
        public String scheme() {
            return "my_ldap";
        }

        @Override
        public List<NamedBindings> provide(LayerRequest request) {
            calls++;
            String asked = request.layer() + " call " + calls + " include " + texts(request.include()) + " exclude "
                    + texts(request.exclude()) + " of " + request.environment() + " for " + request.state().get("node");
            Statement bound = new Statement.Binding(
                    Key.data(request.layer()),
                    null,
                    Modifiers.NONE,
                    Supply.of(new ProducerDescriptor.Constant(Str.of(asked))),
                    SourceLocation.NONE);
            return List.of(new NamedBindings.Stated("my_ldap", null, List.of(bound)));
        }

        private static String texts(List<BindingsReference> references) {
            return String.join(" ", references.stream().map(BindingsReference::text).toList());
        }
    }

    @Test
    void h2_187_aSchemeIsAskedOncePerLayerForAllItsReferences() throws IOException {
        jar(Map.of(RuntimeNames.class, Names.class, SystemBindings.class, System.class));
        site().write("manifests/site.pp", """
                site { bindings => [
                  layer { 'upper': include => ['my_ldap:', 'my_ldap:/b'], exclude => 'my_ldap:/c' },
                  layer { 'lower': include => ['env:/default', 'my_ldap:/d'] },
                ] }
                notice(inject('upper'))
                notice(inject('lower'))
                notice(inject('mine'))
                """);
        site().write("bindings/default.pp", "bindings default { bind 'mine' to 1 }");
        assertThat(compile().log())
                .containsExactly(
                        "notice: upper call 1 include my_ldap: my_ldap:/b exclude my_ldap:/c of production for web01.example.com",
                        "notice: lower call 1 include my_ldap:/d exclude  of production for web01.example.com",
                        "notice: 1");
    }

    @Test
    void h2_188_withoutTheExtensionTheSchemeIsUnknown() throws IOException {
        site().write("manifests/site.pp", "site { bindings => [ layer { 'upper': include => 'my_ldap:' } ] }");
        assertThat(compile().message()).contains("[B211] Unknown bindings scheme 'my_ldap' in 'my_ldap:' in layer 'upper'");
    }

    /// The parameter `contact` of everything is the data `owner`.
    public static final class Contacts implements ImplicitInjectionPoint {
        @Override
        public @Nullable Key key(String target, String parameter) {
            return parameter.equals("contact") ? Key.data("owner of " + target) : null;
        }
    }

    @Test
    void h2_205_extensionsAddPointsOfInjection() throws IOException {
        jar(Map.of(ImplicitInjectionPoint.class, Contacts.class));
        site().write("manifests/site.pp", """
                class shop($contact = 'default', $other = 'default') { notice($contact, $other) }
                define web($contact = 'default') { notice($contact) }
                class given($contact) { notice($contact) }
                include shop
                web { ['one', 'two']: }
                class { 'given': contact => 'explicit' }
                """);
        site().write("bindings/default.pp", """
                bindings default {
                bind 'owner of Class[shop]' to 'anna'
                bind 'owner of Web[one]' to 'akuna'
                bind 'owner of Class[given]' to 'never'
                }
                """);
        assertThat(compile().log())
                .containsExactly("notice: anna default", "notice: explicit", "notice: akuna", "notice: default");
    }

    /// Knows one resource of another node.
    public static final class OneWeb implements ResourceQueryService {
        @Override
        public List<Remote> resources(String type) {
            String json = "{\"name\":\"db01\",\"version\":1,\"environment\":\"production\",\"classes\":[],\"edges\":[],\"resources\":["
                    + "{\"type\":\"" + type + "\",\"title\":\"main\",\"tags\":[],\"exported\":false,\"parameters\":{\"port\":5432}}]}";
            Catalog catalog = CatalogReader.read(new SourceFile("db01.json", json));
            return catalog.resources().stream().map(resource -> new Remote(catalog.name(), resource)).toList();
        }
    }

    @Test
    void h2_172_theServiceOfQueriesIsItselfInjected() throws IOException {
        jar(Map.of(RuntimeNames.class, Names.class));
        site().write("manifests/site.pp", """
                define sql($port) { }
                $found = Sql[?? port > 5000]
                notice($found.map |$each| { "${each['certname']} ${each['title']} ${each['port']}" })
                notice(Sql[?? port < 5000])
                """);
        site().write("bindings/default.pp", "bindings default { bind Type[ResourceQueryService] to Type[OneWeb] }");
        assertThat(compile().log()).containsExactly("notice: [db01 main 5432]", "notice: []");
    }

    @Test
    void h2_004_h2_114_h2_164a_aModulesJarIsEnoughForATypeToBeBound() throws IOException {
        site().write("manifests/site.pp", """
                notice(inject(Type[BindingsProvider])['scheme'])
                notice(inject(Type[BindingsProvider], 'other')['scheme'])
                notice(inject(Type[Directory])['scheme'])
                notice(optionally_inject(Type[Nobody]))
                """);
        site().write("bindings/default.pp", """
                bindings default {
                bind Type[BindingsProvider] to Type[Directory]
                bind Type[BindingsProvider], 'other' to Type['%s']
                }
                """.formatted(Directory.class.getName()));
        assertThat(compile().message())
                .contains("[B501] There is no class 'Directory' of the runtime; a jar in lib/java of a module may bring it");
        jar(Map.of(RuntimeNames.class, Names.class));
        assertThat(compile().log()).containsExactly("notice: my_ldap", "notice: my_ldap", "notice: my_ldap", "notice: ");
    }

    @Test
    void h2_118_whatIsNeitherBoundNorThereIsNotInjected() throws IOException {
        site().write("manifests/site.pp", "notice(inject(Type[Nobody]))");
        site().write("bindings/default.pp", "bindings default { bind 'x' to 1 }");
        assertThat(compile().message()).contains("[B501] Nothing is bound to Runtime[java, 'Nobody']");
    }

    @Test
    void h2_003_withoutBindingsATypeThatIsNoneIsRefusedAsEver() throws IOException {
        site().write("manifests/site.pp", "notice(Type[Nobody])");
        assertThat(compile().message()).contains("Resource type not found: Nobody");
    }
}
