package io.bindery.puppet.resource.ini;

import static io.bindery.puppet.transaction.Machine.resource;
import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.enact.host.Content;
import io.bindery.enact.host.FileDraft;
import io.bindery.puppet.transaction.Machine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `ini_setting`, `ini_subsetting` and `yumrepo`: the files are those that `puppet apply` 7.23 left, with inifile 5.4.0 and yumrepo_core 3.0.1.
class IniFilesTest {
    @TempDir
    private Path state;

    private Machine machine;

    @BeforeEach
    void start() {
        machine = new Machine(state);
    }

    private void write(String path, String text) throws IOException {
        machine.memory().files().write(Path.of(path), FileDraft.fresh(Content.of(text.getBytes(StandardCharsets.UTF_8)), 0644));
    }

    private String read(String path) throws IOException {
        return new String(machine.memory().files().read(Path.of(path), 100_000), StandardCharsets.UTF_8);
    }

    @Test
    void settingsOfAnExistingFileKeepItsStyle() throws IOException {
        write("/f", "# top\nglob=1\n\n[one]\n  a = 1\n;b = 2\n# c=3\n\n\n[two]\nx:1\nkey =   value with = sign  \n[three]\n");
        var resources = new io.bindery.puppet.catalog.Resource[] {
            resource("ini_setting", "a", "path", "/f", "section", "one", "setting", "a", "value", "2"),
            resource("ini_setting", "b", "path", "/f", "section", "one", "setting", "b", "value", "bb"),
            resource("ini_setting", "c", "path", "/f", "section", "one", "setting", "c", "value", "cc", "key_val_separator", "="),
            resource("ini_setting", "n", "path", "/f", "section", "one", "setting", "new", "value", "nn"),
            resource("ini_setting", "w", "path", "/f", "section", "one", "setting", "wide", "value", "nn", "indent_char", "\t", "indent_width", 2),
            resource("ini_setting", "k", "path", "/f", "section", "two", "setting", "key", "value", "v2"),
            resource("ini_setting", "x", "path", "/f", "section", "two", "setting", "x", "value", "9", "key_val_separator", ":"),
            resource("ini_setting", "h", "path", "/f", "section", "three", "setting", "q", "value", "1"),
            resource("ini_setting", "g", "path", "/f", "section", "", "setting", "glob", "value", "7"),
            resource("ini_setting", "z", "path", "/f", "section", "", "setting", "glob2", "value", "8"),
            resource("ini_setting", "f", "path", "/f", "section", "four", "setting", "q", "value", "1", "force_new_section_creation", false)
        };
        machine.apply(resources);
        assertThat(read("/f")).isEqualTo("# top\nglob=7\nglob2 = 8\n\n[one]\n  a = 2\n;b = 2\n  b = bb\n# c=3\n  c=cc\n  new = nn\n\t\twide = nn\n\n\n"
                + "[two]\nx:9\nkey =   v2\n[three]\nq = 1\n");
        assertThat(machine.apply(resources).exitCode()).isZero();
    }

    @Test
    void settingsMakeAFileAndSectionsGoWithTheirLastSetting() throws IOException {
        machine.apply(
                resource("ini_setting", "a", "path", "/f", "section", "s", "setting", "k", "value", "v"),
                resource("ini_setting", "c", "path", "/f", "section", "t", "setting", "x", "value", 5),
                resource("ini_setting", "d", "path", "/f", "setting", "global", "value", true),
                resource("ini_setting", "e", "path", "/f", "section", "only"));
        assertThat(read("/f")).isEqualTo("global = true\n\n[s]\nk = v\n\n[t]\nx = 5\n\n[only]\n");
        machine.apply(resource("ini_setting", "c", "path", "/f", "section", "s", "setting", "k", "ensure", "absent"));
        assertThat(machine.lines()).containsExactly("Notice: /Ini_setting[c]/ensure: removed");
        assertThat(read("/f")).isEqualTo("global = true\n\n[s]\n\n[t]\nx = 5\n\n[only]\n");
    }

    @Test
    void wordsOfSettingsAreSetPlacedAndRemoved() throws IOException {
        write("/f", "[m]\nargs = \"-Xmx1g -Xms1g -server\"\nlist = a, b, c\nplain=x y\n");
        machine.apply(
                resource("ini_subsetting", "a", "path", "/f", "section", "m", "setting", "args", "subsetting", "-Xmx", "value", "2g"),
                resource("ini_subsetting", "b", "path", "/f", "section", "m", "setting", "args", "subsetting", "-Dx", "value", "y",
                        "subsetting_key_val_separator", "=", "quote_char", "\""),
                resource("ini_subsetting", "c", "path", "/f", "section", "m", "setting", "args", "subsetting", "-server", "ensure", "absent"),
                resource("ini_subsetting", "d", "path", "/f", "section", "m", "setting", "list", "subsetting", "d", "subsetting_separator", ", ",
                        "insert_type", "start"),
                resource("ini_subsetting", "e", "path", "/f", "section", "m", "setting", "list", "subsetting", "e", "subsetting_separator", ", ",
                        "insert_type", "before", "insert_value", "b"),
                resource("ini_subsetting", "f", "path", "/f", "section", "m", "setting", "list", "subsetting", "f", "subsetting_separator", ", ",
                        "insert_type", "after", "insert_value", "b"),
                resource("ini_subsetting", "g", "path", "/f", "section", "m", "setting", "list", "subsetting", "g", "subsetting_separator", ", ",
                        "insert_type", "index", "insert_value", 1),
                resource("ini_subsetting", "h", "path", "/f", "section", "m", "setting", "plain", "subsetting", "x", "ensure", "absent",
                        "use_exact_match", true),
                resource("ini_subsetting", "i", "path", "/f", "section", "m", "setting", "plain", "subsetting", "y", "ensure", "absent"),
                resource("ini_subsetting", "k", "path", "/f", "section", "nn", "setting", "fresh", "subsetting", "q", "value", "1"));
        assertThat(read("/f")).isEqualTo("[m]\nargs = \"-Xmx2g -Xms1g -Dx=y\"\nlist = d, g, a, e, b, f, c\n\n[nn]\nfresh = q1\n");
    }

    @Test
    void repositoriesAreSectionsOfFilesInTheDirectoriesOfYum() throws IOException {
        machine.memory().files().createDirectory(Path.of("/etc"), 0755, 0, 0);
        machine.memory().files().createDirectory(Path.of("/etc/yum.repos.d"), 0755, 0, 0);
        write("/etc/yum.repos.d/old.repo", "# c\n[old]\nname=Old\nbaseurl=http://x/\nenabled=1\n\n[gone]\nname=Gone\n");
        write("/etc/yum.repos.d/lone.repo", "[lone]\nname=L\n");
        machine.apply(
                resource("yumrepo", "new", "descr", "New one", "baseurl", "http://a/b http://c/", "enabled", true, "gpgcheck", "no", "priority", 5),
                resource("yumrepo", "old", "baseurl", "https://y/", "enabled", false, "descr", "absent", "metadata_expire", "7d"),
                resource("yumrepo", "gone", "ensure", "absent"),
                resource("yumrepo", "lone", "ensure", "absent"));
        assertThat(machine.lines()).containsExactly(
                "Notice: /Yumrepo[new]/ensure: created",
                "Notice: /Yumrepo[old]/descr: undefined 'descr' from 'Old'",
                "Notice: /Yumrepo[old]/baseurl: baseurl changed 'http://x/' to 'https://y/'",
                "Notice: /Yumrepo[old]/enabled: enabled changed '1' to 'False'",
                "Notice: /Yumrepo[old]/metadata_expire: defined 'metadata_expire' as '7d'",
                "Notice: /Yumrepo[gone]/ensure: removed",
                "Notice: /Yumrepo[lone]/ensure: removed");
        assertThat(read("/etc/yum.repos.d/new.repo"))
                .isEqualTo("[new]\nname=New one\nbaseurl=http://a/b http://c/\nenabled=True\ngpgcheck=No\npriority=5\n");
        assertThat(read("/etc/yum.repos.d/old.repo")).isEqualTo("# c\n[old]\nbaseurl=https://y/\nenabled=False\n\nmetadata_expire=7d\n");
        assertThat(machine.memory().files().state(Path.of("/etc/yum.repos.d/lone.repo")).exists()).isFalse();
    }
}
