package io.bindery.fleet.code;

import io.bindery.puppet.load.CommandRunner;
import io.bindery.puppet.load.LoadError;
import io.bindery.files.FileReplacement;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.eclipse.jgit.lib.ObjectId;
import org.jspecify.annotations.Nullable;

/// The modules of a Puppetfile, each fetched once. Repositories are stored under `git/`, named after their address, and any
/// commit is read from them without a checkout. Releases of the forge come from a folder of the user, unpacked or as archives.
final class ModuleStore {
    private final CodeRequest request;
    private final Exports exports;
    private final List<String> problems;
    private final ForgeReleases releases;

    ModuleStore(CodeRequest request, Exports exports, List<String> problems) {
        this.request = request;
        this.exports = exports;
        this.problems = problems;
        this.releases = new ForgeReleases(request.modules(), request.cache().resolve("releases"));
    }

    List<MountedTree.Mount> mounts(Puppetfile file, SourceTree tree) {
        List<MountedTree.Mount> mounts = new ArrayList<>();
        for (Puppetfile.Module module : file.modules()) {
            String folder = module.options().getOrDefault("install_path", file.moduledir()) + "/" + module.directory();
            boolean local = "true".equals(module.options().get("local"));
            // What is there in the tree itself, or was installed into a working tree, is used as it stands.
            if (local || tree.entry(folder) != null) {
                continue;
            }
            SourceTree source = source(module);
            if (source != null) {
                mounts.add(new MountedTree.Mount(request.root().resolve(folder).normalize(), source));
            }
        }
        return mounts;
    }

    private @Nullable SourceTree source(Puppetfile.Module module) {
        String address = module.options().get("git");
        if (address != null) {
            return repository(module, address);
        }
        Path release = releases.find(module);
        if (release == null) {
            problems.add("The module " + module.fullName() + " of the Puppetfile (line " + module.line()
                    + ") is missing: there is no release of it in --module-cache");
            return null;
        }
        return new DirectoryTree(release);
    }

    private SourceTree repository(Puppetfile.Module module, String address) {
        Path folder = request.cache().resolve("git").resolve(name(address));
        boolean fetched = !Files.exists(folder.resolve("HEAD"));
        if (fetched) {
            fetch(module, address, folder);
        }
        String ref = ref(module);
        GitRepository repository = GitRepository.of(folder);
        boolean fixed = ObjectId.isId(ref) && repository.has(ref) || module.options().containsKey("tag") && knows(repository, ref);
        if (!fetched && !fixed && !request.modules().offline()) {
            fetch(module, address, folder);
            repository = GitRepository.of(folder);
        }
        ObjectId tree = repository.treeOf(commit(repository, module, ref));
        if (tree == null) {
            throw new CodeError("The module " + module.name() + " has no commit " + ref + " in " + address);
        }
        return new GitTree(repository.objects(), tree, new Submodules(repository, exports, problems::add), exports);
    }

    private static ObjectId commit(GitRepository repository, Puppetfile.Module module, String ref) {
        try {
            return repository.commit(ref);
        } catch (CodeError unknown) {
            String fallback = module.options().get("default_branch");
            if (fallback != null && !fallback.equals(ref)) {
                return repository.commit(fallback);
            }
            throw new CodeError(
                    "The module " + module.name() + " of the Puppetfile (line " + module.line() + ") wants '" + ref
                            + "', which is not in " + module.options().get("git"),
                    unknown.hint());
        }
    }

    private static boolean knows(GitRepository repository, String ref) {
        try {
            return !repository.commit(ref).equals(ObjectId.zeroId());
        } catch (CodeError unknown) {
            return false;
        }
    }

    private static String ref(Puppetfile.Module module) {
        Map<String, String> options = module.options();
        for (String kind : List.of("commit", "tag", "ref", "branch")) {
            String value = options.get(kind);
            if (value != null && !value.startsWith(":")) {
                return value;
            }
        }
        return options.getOrDefault("default_branch", "HEAD");
    }

    // The program `git` fetches, because it knows the user's credentials, proxies and ssh configuration.
    private void fetch(Puppetfile.Module module, String address, Path folder) {
        if (request.modules().offline()) {
            throw new CodeError(
                    "The module " + module.name() + " was not fetched from " + address + " yet, and --offline is given",
                    "run once without --offline, or leave the Puppetfile out with --no-puppetfile");
        }
        try {
            FileReplacement.makeFolderFor(folder.resolve("HEAD"));
            run(module, address, List.of("git", "init", "--quiet", "--bare", folder.toString()));
            run(module, address, List.of("git", "-C", folder.toString(), "-c", "core.askPass=true", "fetch", "--quiet", "--prune", "--tags",
                    "--update-head-ok", "--", address, "+refs/heads/*:refs/heads/*"));
        } catch (IOException failure) {
            throw new CodeError("Could not make the folder " + folder + ": " + failure.getMessage());
        }
    }

    private static void run(Puppetfile.Module module, String address, List<String> command) {
        try {
            CommandRunner.Outcome outcome = new CommandRunner().run(command, true);
            if (outcome.code() != 0) {
                throw unreachable(module, address, outcome.output().strip());
            }
        } catch (LoadError failure) {
            throw unreachable(module, address, String.valueOf(failure.getMessage()));
        }
    }

    private static CodeError unreachable(Puppetfile.Module module, String address, String reason) {
        String last = reason.substring(reason.lastIndexOf('\n') + 1);
        String first = reason.lines().filter(line -> line.startsWith("fatal:")).findFirst().orElse(last);
        return new CodeError(
                "Could not fetch the module " + module.name() + " of the Puppetfile (line " + module.line() + ") from " + address + ": " + first,
                "--no-puppetfile leaves the modules of the Puppetfile out");
    }

    private static String name(String address) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(address.getBytes(StandardCharsets.UTF_8));
            String last = address.replaceFirst("/+$", "").replaceFirst("\\.git$", "").replaceFirst(".*[/:]", "").replaceAll("[^\\w.-]", "_");
            return last + "-" + HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException absent) {
            throw new IllegalStateException(absent);
        }
    }
}
