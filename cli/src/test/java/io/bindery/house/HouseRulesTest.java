package io.bindery.house;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import io.bindery.enact.Keeper;
import java.io.File;
import java.io.FileOutputStream;
import java.io.FileWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Formatter;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The rules of the house that a machine can hold: who may know whom, who may print, write files and start processes.
class HouseRulesTest {
    private static final int FEWEST_CLASSES = 3_600;
    private static final int FEWEST_PACKAGES = 158;
    private static final int MOST_FILES = 60;
    private static final int MOST_PARAMETERS = 7;
    private static final int FEWEST_SIGNATURES = 15_000;
    private static final int FEWEST_SHARED_NAMES = 1_500;

    /// Packages that may have more files: tables of functions.
    private static final Set<String> LARGE = Set.of("io/bindery/puppet/function", "io/bindery/puppet/function/stdlib");

    /// Packages that count as one with those below them when cycles are looked for. The functions that stand for those of modules are in packages by
    /// module, which the table of functions knows and which use its arguments. A type prints itself and answers what it accepts, so the types
    /// know the printer and the calculus, and these know the types.
    private static final List<String> FAMILIES = List.of("io.bindery.puppet.function", "io.bindery.puppet.type");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("testkit"))
            .importPackages("io.bindery");

    /// A scan that sees nothing would pass every rule.
    @Test
    void theScanSeesTheWholeHouse() {
        assertThat(CLASSES.size()).isGreaterThan(FEWEST_CLASSES);
    }

    /// The laws of keepers are tried on every keeper: a new one without a case of them does not pass, nor one without a name.
    @Test
    void everyKeeperHasALawsCase() throws IOException {
        List<JavaClass> keepers = CLASSES.stream()
                .filter(each -> each.isAssignableTo(Keeper.class) && !each.isInterface())
                .toList();
        assertThat(keepers).hasSizeGreaterThanOrEqualTo(10);
        StringBuilder laws = new StringBuilder();
        try (Stream<Path> files = Files.walk(Path.of("..").toRealPath(), 12)) {
            for (Path file : files.filter(each -> each.toString().contains("/src/test/java/") && each.toString().endsWith(".java")).toList()) {
                String text = Files.readString(file);
                if (text.contains("KeeperLaws")) {
                    laws.append(text);
                }
            }
        }
        assertThat(keepers).allSatisfy(each -> assertThat(laws).contains("new " + each.getSimpleName() + "("));
    }

    @Test
    void cfengineAndPuppetNeverSeeEachOther() {
        noClasses()
                .that()
                .resideInAPackage("io.bindery.cfengine..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.bindery.puppet..", "io.bindery.hiera..", "io.bindery.ruby..")
                .check(CLASSES);
        noClasses()
                .that()
                .resideInAnyPackage("io.bindery.puppet..", "io.bindery.hiera..", "io.bindery.ruby..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("io.bindery.cfengine..")
                .check(CLASSES);
    }

    @Test
    void theFoundationKnowsNobody() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "io.bindery.text..",
                        "io.bindery.data..",
                        "io.bindery.files..",
                        "io.bindery.limit..",
                        "io.bindery.regex..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "io.bindery.puppet..",
                        "io.bindery.hiera..",
                        "io.bindery.cfengine..",
                        "io.bindery.enact..",
                        "io.bindery.cli..")
                .check(CLASSES);
    }

    /// Names in the modules that both languages share: a word of one language shows a class that belongs into its own module.
    @Test
    void theSharedModulesSpeakNeitherLanguage() {
        Pattern words = Pattern.compile("(?i).*(puppet|hiera|facter|manifest|cfengine|promise|noop).*");
        List<String> names = CLASSES.stream()
                .filter(type -> Stream.of("text", "data", "files", "limit", "regex", "enact").anyMatch(each -> type.getPackageName().startsWith("io.bindery." + each)))
                .flatMap(type -> Stream.concat(Stream.of(type.getSimpleName()), type.getMembers().stream().map(JavaMember::getName)))
                .toList();
        assertThat(names).hasSizeGreaterThan(FEWEST_SHARED_NAMES);
        assertThat(names).noneMatch(name -> words.matcher(name).matches());
    }

    /// More parameters than a reader can count are a record. A record's own constructor has one for each component, and that of an
    /// anonymous class those of the library class it extends.
    @Test
    void signaturesAreShort() {
        List<JavaCodeUnit> written = CLASSES.stream()
                .filter(type -> !type.isAnonymousClass())
                .flatMap(type -> type.getCodeUnits().stream())
                .filter(unit -> !unit.getModifiers().contains(JavaModifier.SYNTHETIC) && !unit.getName().startsWith("lambda$"))
                .filter(unit -> !(unit.isConstructor() && (unit.getOwner().isRecord() || unit.getOwner().isEnum())))
                .toList();
        assertThat(written).hasSizeGreaterThan(FEWEST_SIGNATURES);
        assertThat(written.stream().filter(unit -> unit.getRawParameterTypes().size() > MOST_PARAMETERS).map(JavaCodeUnit::getFullName)).isEmpty();
    }

    @Test
    void onlyTheCommandLineKnowsTheCommandLine() {
        noClasses()
                .that()
                .resideOutsideOfPackage("io.bindery.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.bindery.cli..")
                .check(CLASSES);
    }

    @Test
    void onlyTheCommandLinePrintsAndExits() {
        noClasses()
                .that()
                .resideOutsideOfPackage("io.bindery.cli..")
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .callMethod(System.class, "exit", int.class)
                .check(CLASSES);
    }

    @Test
    void onlyTheSafeWritersOpenFilesForWriting() {
        Set<String> writing = Set.of(
                "write", "writeString", "newOutputStream", "newBufferedWriter", "newByteChannel", "move", "copy", "delete",
                "deleteIfExists", "createFile", "createDirectory", "createDirectories", "createSymbolicLink", "createLink",
                "setPosixFilePermissions", "setLastModifiedTime", "setAttribute", "setOwner", "createTempFile", "createTempDirectory");
        assertThat(CLASSES.stream()
                        .filter(type -> !type.getPackageName().startsWith("io.bindery.files"))
                        .filter(type -> !type.getPackageName().startsWith("io.bindery.enact.host"))
                        .flatMap(type -> type.getMethodCallsFromSelf().stream())
                        .filter(call -> call.getTargetOwner().isEquivalentTo(Files.class) && writing.contains(call.getName())
                                || call.getTargetOwner().isEquivalentTo(FileChannel.class) && call.getName().equals("open"))
                        .map(call -> call.getDescription()))
                .isEmpty();
    }

    /// Whole files and streams are read by `FileReading`, which has a limit. What a class reads of its own resources is as large as we made it.
    @Test
    void nothingIsReadWholeWithoutALimit() {
        Set<String> whole = Set.of("readAllBytes", "readString", "readAllLines");
        assertThat(CLASSES.stream()
                        .filter(type -> !type.getPackageName().startsWith("io.bindery.files"))
                        .flatMap(type -> type.getMethodCallsFromSelf().stream())
                        .filter(call -> call.getTargetOwner().isEquivalentTo(Files.class) && whole.contains(call.getName())
                                || call.getTargetOwner().isAssignableTo(InputStream.class) && call.getName().equals("readAllBytes") && !readsResource(call))
                        .map(call -> call.getDescription()))
                .isEmpty();
    }

    private static boolean readsResource(JavaMethodCall read) {
        return read.getOrigin().getMethodCallsFromSelf().stream()
                .anyMatch(call -> call.getName().equals("getResourceAsStream") || call.getName().equals("openStream"));
    }

    /// The older ways to open a file for writing. A stream to a descriptor that is open already, such as standard output, is none.
    @Test
    void nobodyOpensFilesForWritingByOlderMeans() {
        Set<Class<?>> writers = Set.of(
                FileOutputStream.class, FileWriter.class, RandomAccessFile.class, PrintStream.class, PrintWriter.class, Formatter.class);
        Set<Class<?>> names = Set.of(File.class, String.class);
        assertThat(CLASSES.stream()
                        .flatMap(type -> type.getConstructorCallsFromSelf().stream())
                        .filter(call -> writers.stream().anyMatch(call.getTargetOwner()::isEquivalentTo))
                        .filter(call -> call.getTarget().getRawParameterTypes().stream()
                                .findFirst()
                                .filter(first -> names.stream().anyMatch(first::isEquivalentTo))
                                .isPresent())
                        .map(call -> call.getDescription()))
                .isEmpty();
    }

    /// What a compile reads goes through a file tree, so that a recording one knows all of it and one of git objects serves as well.
    @Test
    void compilesReadThroughTheirFileTree() {
        noClasses()
                .that()
                .resideInAnyPackage("io.bindery.puppet..", "io.bindery.hiera..", "io.bindery.ruby..")
                .and()
                .resideOutsideOfPackages(
                        "io.bindery.puppet.resource..",
                        "io.bindery.puppet.transaction..",
                        "io.bindery.puppet.report..",
                        "io.bindery.puppet.facts..")
                .and()
                .doNotHaveSimpleName("DiskTree")
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(Files.class)
                .check(CLASSES);
    }

    @Test
    void onlyTheRunnersStartProcesses() {
        noClasses()
                .that()
                .resideOutsideOfPackage("io.bindery.enact.exec..")
                .and()
                .haveSimpleNameNotEndingWith("CommandRunner")
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(ProcessBuilder.class)
                .orShould()
                .callMethod(Runtime.class, "exec", String.class)
                .check(CLASSES);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().assignedFrom(new SliceAssignment() {
                    @Override
                    public SliceIdentifier getIdentifierOf(JavaClass type) {
                        String name = type.getPackageName();
                        return SliceIdentifier.of(FAMILIES.stream().filter(name::startsWith).findFirst().orElse(name));
                    }

                    @Override
                    public String getDescription() {
                        return "packages";
                    }
                })
                .should()
                .beFreeOfCycles()
                .check(CLASSES);
    }

    @Test
    void namesAreDomainWords() {
        Pattern banned = Pattern.compile(".*(Impl|Util|Utils|Helper|Manager|Info)$|^(Abstract|Base)[A-Z].*");
        assertThat(CLASSES.stream()
                        .map(type -> type.getSimpleName())
                        .filter(name -> banned.matcher(name).matches()))
                .isEmpty();
    }

    /// The packages of all main sources, with the names of their files.
    private static Map<String, List<String>> packages() throws IOException {
        Map<String, List<String>> packages = new TreeMap<>();
        try (Stream<Path> modules = Files.list(Path.of(".."))) {
            for (Path sources : modules.map(module -> module.resolve("src/main/java")).filter(Files::isDirectory).toList()) {
                try (Stream<Path> files = Files.walk(sources)) {
                    files.filter(file -> file.toString().endsWith(".java")).forEach(file -> packages
                            .computeIfAbsent(sources.relativize(file.getParent()).toString(), name -> new ArrayList<>())
                            .add(file.getFileName().toString()));
                }
            }
        }
        assertThat(packages).hasSizeGreaterThan(FEWEST_PACKAGES);
        return packages;
    }

    @Test
    void everyPackageHasItsSentence() throws IOException {
        packages().forEach((name, files) -> assertThat(files).as(name).contains("package-info.java"));
    }

    @Test
    void packagesAreSmallEnoughToBeLookedThrough() throws IOException {
        Map<String, List<String>> packages = packages();
        packages.keySet().removeAll(LARGE);
        packages.forEach((name, files) -> assertThat(files).as(name).hasSizeLessThanOrEqualTo(MOST_FILES));
    }
}
