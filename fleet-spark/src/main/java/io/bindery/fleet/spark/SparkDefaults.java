package io.bindery.fleet.spark;

import io.bindery.files.FileView;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The settings of Spark's own file, `spark-defaults.conf`: the place for secrets, which a command line shows to everyone.
final class SparkDefaults {
    private SparkDefaults() {}

    static Map<String, String> read() throws IOException {
        Path folder = folder();
        byte[] bytes = folder == null ? null : FileView.DISK.bytes(folder.resolve("spark-defaults.conf"));
        Map<String, String> found = new TreeMap<>();
        if (bytes != null) {
            Properties properties = new Properties();
            properties.load(new InputStreamReader(new ByteArrayInputStream(bytes), StandardCharsets.UTF_8));
            properties.stringPropertyNames().stream()
                    .filter(name -> name.startsWith("spark."))
                    .forEach(name -> found.put(name, properties.getProperty(name).strip()));
        }
        return found;
    }

    private static @Nullable Path folder() {
        String given = System.getenv("SPARK_CONF_DIR");
        String home = System.getenv("SPARK_HOME");
        return given != null ? Path.of(given) : home != null ? Path.of(home, "conf") : null;
    }
}
