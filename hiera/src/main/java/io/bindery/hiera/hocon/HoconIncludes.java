package io.bindery.hiera.hocon;

import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigIncludeContext;
import com.typesafe.config.ConfigIncluder;
import com.typesafe.config.ConfigIncluderClasspath;
import com.typesafe.config.ConfigIncluderFile;
import com.typesafe.config.ConfigIncluderURL;
import com.typesafe.config.ConfigObject;
import io.bindery.files.FileReading;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/// Decides what a HOCON text may include. As Puppet does: a file by its name; a bare name includes nothing. Nothing is included
/// from the network or from this program. The limits apply to the included text by itself, so it may not refer to values outside.
public final class HoconIncludes implements ConfigIncluder, ConfigIncluderFile, ConfigIncluderURL, ConfigIncluderClasspath {
    public static final HoconIncludes ALLOWED = new HoconIncludes();

    private static final Pattern INCLUDE = Pattern.compile("\\binclude\\s*[\"(fuc]");

    private HoconIncludes() {}

    @Override
    public ConfigIncluder withFallback(ConfigIncluder fallback) {
        return this;
    }

    @Override
    public ConfigObject include(ConfigIncludeContext context, String name) {
        return ConfigFactory.empty().root();
    }

    @Override
    public ConfigObject includeFile(ConfigIncludeContext context, File file) {
        try {
            String text = new String(FileReading.bytes(file.toPath()), StandardCharsets.UTF_8);
            if (text.contains("${") || INCLUDE.matcher(text).find()) {
                throw new ConfigException.Generic("the included file " + file + " refers to other values or files, which is not supported");
            }
            HoconGrowth.check(text);
            return ConfigFactory.parseString(text, context.parseOptions()).root();
        } catch (IOException absent) {
            return ConfigFactory.empty().root();
        }
    }

    @Override
    public ConfigObject includeURL(ConfigIncludeContext context, URL address) {
        throw new ConfigException.Generic("include url() specifies an invalid URL: " + address);
    }

    @Override
    public ConfigObject includeResources(ConfigIncludeContext context, String name) {
        throw new ConfigException.Generic("include classpath() is not supported: " + name);
    }
}
