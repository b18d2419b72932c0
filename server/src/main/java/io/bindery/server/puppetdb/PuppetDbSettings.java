package io.bindery.server.puppetdb;

import io.bindery.files.FileReading;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// `puppetdb.conf`, with the same meaning as for PuppetDB's termini.
///
/// @param servers the servers, tried in this order; commands go to the first that answers
/// @param submitOnly servers that get commands but no queries
/// @param softWriteFailure whether a command that cannot even be stored is only logged
/// @param broadcast whether commands go to all servers
/// @param fewestSubmissions how many servers must accept a command
public record PuppetDbSettings(
        List<URI> servers,
        List<URI> submitOnly,
        boolean softWriteFailure,
        Duration timeout,
        boolean unchangedResources,
        boolean edges,
        boolean broadcast,
        int fewestSubmissions) {

    private static final Pattern SECTION = Pattern.compile("\\[(\\w+)\\s*]\\s*");
    private static final Pattern SETTING = Pattern.compile("\\s*(\\w+)\\s*=\\s*(\\S.*?)\\s*");

    public PuppetDbSettings {
        servers = List.copyOf(servers);
        submitOnly = List.copyOf(submitOnly);
    }

    /// @throws IOException if the file cannot be read or has an invalid setting
    public static PuppetDbSettings read(Path file) throws IOException {
        Map<String, String> main = main(file);
        PuppetDbSettings settings = new PuppetDbSettings(
                urls(main.getOrDefault("server_urls", "https://puppetdb:8081")),
                urls(main.getOrDefault("submit_only_server_urls", "")),
                isOn(main, "soft_write_failure", false),
                Duration.ofSeconds(number(main, "server_url_timeout", 30)),
                isOn(main, "include_unchanged_resources", false),
                isOn(main, "include_catalog_edges", true),
                isOn(main, "command_broadcast", false),
                number(main, "min_successful_submissions", 1));
        if (settings.fewestSubmissions > 1 && !settings.broadcast) {
            throw new IOException("command_broadcast must be set to true to use min_successful_submissions");
        }
        if (settings.fewestSubmissions > settings.servers.size()) {
            throw new IOException("min_successful_submissions (" + settings.fewestSubmissions
                    + ") must be less than or equal to the number of server_urls (" + settings.servers.size() + ")");
        }
        return settings;
    }

    private static Map<String, String> main(Path file) throws IOException {
        Map<String, String> main = new HashMap<>();
        String section = "";
        int number = 0;
        for (String line : FileReading.lines(file)) {
            number++;
            Matcher heading = SECTION.matcher(line);
            Matcher setting = SETTING.matcher(line);
            if (heading.matches()) {
                section = heading.group(1);
            } else if (setting.matches()) {
                if (section.equals("main")) {
                    main.put(setting.group(1), setting.group(2));
                }
            } else if (!line.isBlank() && !line.strip().startsWith("#") && !line.strip().startsWith(";")) {
                throw new IOException("Unparseable line '" + line + "' in PuppetDB config " + file + ":" + number);
            }
        }
        return main;
    }

    private static List<URI> urls(String text) throws IOException {
        List<URI> urls = new ArrayList<>();
        for (String each : text.split(",")) {
            if (each.isBlank()) {
                continue;
            }
            try {
                URI url = new URI(each.strip());
                boolean bare = url.getPath() == null || url.getPath().isEmpty() || url.getPath().equals("/");
                if (!"https".equals(url.getScheme()) || url.getHost() == null) {
                    throw new IOException("PuppetDB 'server_urls' must be https, found '" + each.strip() + "'");
                }
                if (!bare) {
                    throw new IOException("PuppetDB 'server_urls' cannot contain URL paths, found '" + each.strip() + "'");
                }
                urls.add(new URI("https", url.getAuthority(), null, null, null));
            } catch (URISyntaxException broken) {
                throw new IOException("Error parsing URL '" + each.strip() + "' in PuppetDB 'server_urls', error message was '"
                        + broken.getMessage() + "'");
            }
        }
        return urls;
    }

    private static boolean isOn(Map<String, String> main, String name, boolean otherwise) {
        String value = main.get(name);
        return value == null ? otherwise : value.equalsIgnoreCase("true");
    }

    private static int number(Map<String, String> main, String name, int otherwise) throws IOException {
        String value = main.get(name);
        if (value == null) {
            return otherwise;
        }
        if (!value.matches("\\d{1,6}")) {
            throw new IOException("The PuppetDB setting " + name + " must be a number, not '" + value + "'");
        }
        return Integer.parseInt(value);
    }
}
