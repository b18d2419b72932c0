package io.bindery.fleet.code;

import java.util.concurrent.TimeUnit;
import org.eclipse.jgit.lib.Config;
import org.eclipse.jgit.storage.file.FileBasedConfig;
import org.eclipse.jgit.util.FS;
import org.eclipse.jgit.util.SystemReader;
import org.jspecify.annotations.Nullable;

/// Limits JGit's access to this machine. By default JGit starts `git` to find the system's configuration, measures the resolution
/// of the disk's time stamps by writing files into the repository, and stores the result in the user's configuration. Reading
/// objects needs none of this.
final class QuietSystem extends SystemReader.Delegate {
    private static final long STAMP_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    private QuietSystem(SystemReader real) {
        super(real);
    }

    static void install() {
        SystemReader known = SystemReader.getInstance();
        if (!(known instanceof QuietSystem)) {
            SystemReader.setInstance(new QuietSystem(known));
        }
    }

    @Override
    public FileBasedConfig openSystemConfig(@Nullable Config parent, FS files) {
        return new NoConfig(parent, files);
    }

    @Override
    public FileBasedConfig openUserConfig(@Nullable Config parent, FS files) {
        return new NoConfig(parent, files);
    }

    @Override
    public FileBasedConfig openJGitConfig(@Nullable Config parent, FS files) {
        return new NoConfig(parent, files);
    }

    /// A configuration without a file.
    private static final class NoConfig extends FileBasedConfig {
        NoConfig(@Nullable Config parent, FS files) {
            super(parent, null, files);
        }

        @Override
        public void load() {}

        @Override
        public void save() {}

        @Override
        public boolean isOutdated() {
            return false;
        }

        @Override
        public long getTimeUnit(String section, String subsection, String name, long otherwise, TimeUnit unit) {
            return section.equals("filesystem") ? unit.convert(STAMP_NANOS, TimeUnit.NANOSECONDS) : super.getTimeUnit(section, subsection, name, otherwise, unit);
        }
    }
}
