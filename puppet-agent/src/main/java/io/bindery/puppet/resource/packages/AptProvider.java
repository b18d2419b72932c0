package io.bindery.puppet.resource.packages;

import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Speaker;
import io.bindery.puppet.resource.Tool;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.HostFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// `apt`: Debian's packages from repositories.
final class AptProvider extends DpkgProvider {
    private static final String APT_GET = "/usr/bin/apt-get";
    private static final Pattern CANDIDATE = Pattern.compile("Candidate:\\s+(\\S+)\\s");
    private static final Pattern MEDIA = Pattern.compile("(?m)^[^#]*cdrom:");
    private static final Map<String, String> ENVIRONMENT =
            Map.of("DEBIAN_FRONTEND", "noninteractive", "APT_LISTBUGS_FRONTEND", "none", "APT_LISTCHANGES_FRONTEND", "none");
    private static final long LIST_LIMIT = 1 << 20;

    private final Speaker speaker;
    private final HostFiles files;

    AptProvider(Tool tool, Speaker speaker, HostFiles files) {
        super(tool);
        this.speaker = speaker;
        this.files = files;
    }

    @Override
    public String name() {
        return "apt";
    }

    @Override
    public boolean isSuitable() {
        return super.isSuitable() && tool().find(APT_GET).isPresent();
    }

    @Override
    public boolean needsSource() {
        return false;
    }

    @Override
    public void install(PackageRequest request, PackageState found) {
        answer(request);
        refuseMedia(request);
        List<String> words = new ArrayList<>(List.of(APT_GET, "-q", "-y", "-o"));
        words.add("DPkg::Options::=--force-" + (request.keepsConfiguration() ? "confold" : "confnew"));
        String target = request.name();
        if (request.isVersioned()) {
            target += "=" + version(request);
            words.add("--force-yes");
        }
        words.addAll(request.installOptions());
        words.add("install");
        words.add(request.source() == null ? target : request.source());
        held(request, found, words, ENVIRONMENT);
    }

    /// The requested version, or the newest available version of a range.
    private String version(PackageRequest request) {
        VersionRange range = VersionRange.parse(request.ensure());
        if (range == null) {
            return request.ensure();
        }
        String best = null;
        for (String line : tool().told(List.of("/usr/bin/apt-cache", "madison", request.name())).lines().toList()) {
            String[] fields = line.split("\\|");
            String version = fields.length > 1 ? fields[1].strip() : "";
            if (!version.isEmpty() && range.includes(version) && (best == null || DebianVersions.compare(version, best) > 0)) {
                best = version;
            }
        }
        return best == null ? request.ensure() : best;
    }

    private void refuseMedia(PackageRequest request) {
        Path sources = Path.of("/etc/apt/sources.list");
        try {
            boolean media = files.state(sources).exists()
                    && MEDIA.matcher(new String(files.read(sources, LIST_LIMIT), StandardCharsets.UTF_8)).find();
            if (media && !request.allowsMedia()) {
                throw new ResourceError(
                        "/etc/apt/sources.list contains a cdrom source; not installing.  Use 'allowcdrom' to override this failure.");
            }
        } catch (IOException _) {
            // An unreadable list names no media; apt itself reports the problem.
        }
    }

    private void answer(PackageRequest request) {
        String answers = request.answers();
        if (answers == null) {
            return;
        }
        FileState state;
        try {
            state = files.stateFollowingLinks(Path.of(answers));
        } catch (IOException e) {
            state = FileState.ABSENT;
        }
        if (state.exists()) {
            speaker.say(LogLevel.INFO, "Preseeding " + answers + " to debconf-set-selections");
            tool().act(List.of("/usr/bin/debconf-set-selections", answers));
        } else {
            speaker.say(LogLevel.INFO, "No responsefile specified or non existent, not preseeding anything");
        }
    }

    @Override
    public void uninstall(PackageRequest request, PackageState found) {
        remove(request, found, false);
    }

    @Override
    public void purge(PackageRequest request, PackageState found) {
        remove(request, found, true);
        super.purge(request, found);
    }

    private void remove(PackageRequest request, PackageState found, boolean purges) {
        answer(request);
        List<String> words = new ArrayList<>(List.of(APT_GET, "-y", "-q"));
        if (found.mark().equals("hold")) {
            words.add("--allow-change-held-packages");
        }
        words.add("remove");
        if (purges) {
            words.add("--purge");
        }
        words.add(request.name());
        tool().act(words, ENVIRONMENT);
    }

    @Override
    public @Nullable String latest(PackageRequest request) {
        Matcher candidate = CANDIDATE.matcher(tool().told(List.of("/usr/bin/apt-cache", "policy", request.name())));
        if (!candidate.find()) {
            speaker.say(LogLevel.ERR, "Could not find latest version");
            return null;
        }
        return candidate.group(1);
    }

    @Override
    public boolean isSatisfied(PackageRequest request, String version) {
        VersionRange range = VersionRange.parse(request.ensure());
        return range != null && range.includes(version);
    }

    // As Puppet does: a changed package is marked as manually installed, so that apt does not remove it as a leftover.
    @Override
    public void flush(PackageRequest request, boolean marked) {
        if (!marked && !request.ensure().equals("absent")) {
            tool().act(List.of("/usr/bin/apt-mark", "manual", request.name()));
        }
    }
}
