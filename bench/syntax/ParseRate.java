import io.bindery.puppet.syntax.Parser;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Warm parsing on one thread: prints files per second, the median of the second half of the rounds.
final class ParseRate {
    private static final int ROUNDS = 30;

    private ParseRate() {}

    public static void main(String[] arguments) throws IOException {
        List<SourceFile> files = new ArrayList<>();
        for (String name : Files.readAllLines(Path.of(arguments[0]))) {
            files.add(new SourceFile(name, Files.readString(Path.of(name))));
        }
        List<Double> rates = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            long start = System.nanoTime();
            int refused = 0;
            for (SourceFile file : files) {
                boolean template = file.name().endsWith(".epp");
                refused += (template ? Parser.parseEpp(file) : Parser.parse(file)).hasErrors() ? 1 : 0;
            }
            double seconds = (System.nanoTime() - start) / 1e9;
            if (refused > 0) {
                throw new IllegalStateException(refused + " files do not parse");
            }
            if (round >= ROUNDS / 2) {
                rates.add(files.size() / seconds);
            }
        }
        rates.sort(null);
        System.out.println(Math.round(rates.get(rates.size() / 2)));
    }
}
