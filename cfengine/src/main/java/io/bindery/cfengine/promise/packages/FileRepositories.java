package io.bindery.cfengine.promise.packages;

import io.bindery.cfengine.promise.Failures;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.value.ByteText;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/// The directories with package files that a `package_method` body lists.
record FileRepositories(PackageMethod method, PackageVersions versions, Keeping keeping) {
    /// A package file.
    record Found(String path, String version) {}

    /// The latest file of a package whose version stands to the promised one as the selection says.
    Optional<Found> latest(PackageItem wanted, String select) {
        String mark = "\u0000";
        String convention = method.naming(new PackageItem(wanted.name(), mark, wanted.architecture()), false);
        int at = convention.indexOf(mark);
        String before = at < 0 ? convention : convention.substring(0, at);
        String after = at < 0 ? "" : convention.substring(at + 1);
        Optional<Found> latest = Optional.empty();
        for (String folder : method.repositories()) {
            for (String leaf : leaves(folder)) {
                boolean fits = leaf.startsWith(before) && leaf.endsWith(after) && leaf.length() >= before.length() + after.length();
                String version = fits ? leaf.substring(before.length(), leaf.length() - after.length()) : "";
                boolean allowed = fits && (wanted.version().equals(PackageItem.ANY) || versions.holds(version, select, wanted.version()));
                if (allowed && (latest.isEmpty() || versions.holds(latest.get().version(), "<", version))) {
                    latest = Optional.of(new Found(folder + "/" + leaf, version));
                }
            }
        }
        return latest;
    }

    private List<String> leaves(String folder) {
        try {
            return keeping.host().files().list(ByteText.path(folder)).stream().map(ByteText::ofUnicode).sorted().toList();
        } catch (IOException e) {
            keeping.log().error("Can't open local directory '" + folder + "'. (opendir: " + Failures.reason(e) + ")");
            return List.of();
        }
    }
}
