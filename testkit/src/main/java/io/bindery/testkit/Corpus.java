package io.bindery.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/// A folder of cases, each an input beside its goldens: `name.pp` with `name.out`, `name.diag`, `name.origin`. A file `folder.corpus` holds
/// all cases of a folder ([PackedCases]).
///
/// A test class walks it with one `@TestFactory`:
///
/// ```java
/// return Corpus.of("src/test/corpus/heredoc").inputs(".pp").atLeast(20).tests(".out", input -> dump(input));
/// ```
///
/// `-Dcorpus.accept` rewrites the goldens instead of comparing, and is refused where `CI` is set. How many cases there must be
/// is part of the test, so that an empty walk cannot pass.
public final class Corpus {
    private final Path root;
    private final Path unpacked;
    private final String inputSuffix;
    private final int minimum;
    private final String leftOut;

    private Corpus(Path root, Path unpacked, String inputSuffix, int minimum, String leftOut) {
        this.root = root;
        this.unpacked = unpacked;
        this.inputSuffix = inputSuffix;
        this.minimum = minimum;
        this.leftOut = leftOut;
    }

    /// The corpus in a folder given relative to the module.
    public static Corpus of(String folder) {
        Path root = Path.of(folder);
        return new Corpus(root, PackedCases.unpacked(root), ".pp", 1, "");
    }

    public Corpus inputs(String suffix) {
        return new Corpus(root, unpacked, suffix, minimum, leftOut);
    }

    public Corpus atLeast(int cases) {
        return new Corpus(root, unpacked, inputSuffix, cases, leftOut);
    }

    /// Leaves out what lies in a folder of the corpus: files that cases use and that are no cases.
    public Corpus except(String folder) {
        return new Corpus(root, unpacked, inputSuffix, minimum, folder);
    }

    /// What a case does with its input; what it returns must equal the golden.
    @FunctionalInterface
    public interface Action {
        String run(Path input) throws Exception;
    }

    /// One test a case: the action's result against the file of the same name with `goldenSuffix`. A case with other goldens only
    /// is left to another factory; one without any fails, because nothing would ever look at it.
    public Stream<DynamicTest> tests(String goldenSuffix, Action action) {
        List<Path> inputs = inputs();
        boolean accept = accepting();
        List<Path> cases = inputs.stream()
                .filter(input -> accept || Files.exists(golden(input, goldenSuffix)) || isWithoutGolden(input))
                .toList();
        assertTrue(
                cases.size() >= minimum,
                () -> "expected at least " + minimum + " cases under " + root + " but found " + cases.size());
        return cases.stream()
                .map(input -> DynamicTest.dynamicTest(
                        place(input).toString(),
                        input.toUri(),
                        () -> check(golden(input, goldenSuffix), action.run(input), accept)));
    }

    /// The inputs in path order.
    public List<Path> inputs() {
        return Stream.concat(files(root), files(unpacked))
                .filter(file -> leftOut.isEmpty() || !place(file).startsWith(leftOut))
                .sorted(Comparator.comparing(this::place))
                .toList();
    }

    /// The file of a case, named relative to the corpus folder, packed or not.
    public Path file(String place) {
        Path plain = root.resolve(place);
        return Files.exists(plain) ? plain : unpacked.resolve(place);
    }

    private Stream<Path> files(Path folder) {
        if (!Files.isDirectory(folder)) {
            return Stream.empty();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(inputSuffix) && Files.isRegularFile(file)).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path place(Path file) {
        return file.startsWith(unpacked) ? unpacked.relativize(file) : root.relativize(file);
    }

    private Path golden(Path input, String suffix) {
        String name = input.getFileName().toString();
        return input.resolveSibling(name.substring(0, name.length() - inputSuffix.length()) + suffix);
    }

    private boolean isWithoutGolden(Path input) {
        String stem = golden(input, ".").getFileName().toString();
        try (Stream<Path> beside = Files.list(input.toAbsolutePath().getParent())) {
            return beside.map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith(stem) && name.indexOf('.', stem.length()) < 0)
                    .allMatch(name -> name.equals(input.getFileName().toString()) || name.equals(stem + "origin"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void check(Path golden, String actual, boolean accept) throws IOException {
        assertTrue(accept || Files.exists(golden), () -> "no golden: " + golden + "; bin/record makes it from the reference program");
        if (accept) {
            if (!Files.exists(golden) || !Files.readString(golden).equals(actual)) {
                accept(golden, actual);
            }
            return;
        }
        assertEquals(Files.readString(golden), actual, () -> "differs from " + golden);
    }

    private void accept(Path golden, String actual) throws IOException {
        if (golden.startsWith(unpacked)) {
            PackedCases.replace(root, unpacked, golden, actual);
        } else {
            Files.writeString(golden, actual);
        }
    }

    private static boolean accepting() {
        String accept = System.getProperty("corpus.accept", "");
        boolean asked = !accept.isEmpty() && !accept.equals("${corpus.accept}") && !accept.equals("false");
        assertTrue(!asked || System.getenv("CI") == null, "corpus.accept is refused in CI");
        return asked;
    }
}
