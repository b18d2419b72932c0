package io.bindery.puppet.resource.packages;

import static io.bindery.puppet.transaction.Machine.resource;
import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.enact.host.Content;
import io.bindery.enact.host.FileDraft;
import io.bindery.puppet.report.Report;
import io.bindery.puppet.transaction.Machine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The command lines of package managers, with recorded answers.
class PackageTypeTest {
    private static final String FORMAT = "${Status} ${Package} ${Version}\\n";

    @TempDir
    Path state;

    private Machine machine;

    @BeforeEach
    void makeMachine() throws IOException {
        machine = new Machine(state);
        for (String folder : List.of("/usr", "/usr/bin")) {
            machine.memory().files().createDirectory(Path.of(folder), 0755, 0, 0);
        }
        for (String program : List.of("apt-get", "apt-mark", "dpkg", "dpkg-query", "rpm", "dnf", "pip3")) {
            machine.memory().files().write(Path.of("/usr/bin/" + program), FileDraft.fresh(Content.of(new byte[] {1}), 0755));
        }
        machine.memory().programs()
                .answering(List.of("/usr/bin/dpkg-query", "-W", "--showformat", FORMAT), 0, "install ok installed bash 5.2\nhold ok installed held 1.0\n")
                .answering(List.of("/usr/bin/dpkg-query", "-W", "--showformat", FORMAT, "hello"), 1, "no packages found matching hello\n")
                .answering(List.of("/usr/bin/apt-mark", "manual", "hello"), 0, "");
    }

    @Test
    void aptInstallsWhatIsMissing() {
        List<String> install = List.of("/usr/bin/apt-get", "-q", "-y", "-o", "DPkg::Options::=--force-confold", "install", "hello");
        machine.memory().programs().answering(install, 0, "");
        machine.apply(resource("package", "hello", "provider", "apt"), resource("package", "bash", "provider", "apt"));
        assertThat(machine.lines()).containsExactly("Notice: /Package[hello]/ensure: created");
        assertThat(machine.memory().programs().acted()).containsExactly(install, List.of("/usr/bin/apt-mark", "manual", "hello"));
    }

    @Test
    void aFailureOfAptIsToldInItsWords() {
        List<String> install = List.of("/usr/bin/apt-get", "-q", "-y", "-o", "DPkg::Options::=--force-confold", "install", "hello");
        machine.memory().programs().answering(install, 100, "E: Unable to locate package hello\n");
        Report report = machine.apply(resource("package", "hello", "provider", "apt"));
        assertThat(machine.lines()).first().isEqualTo("Error: Execution of '" + String.join(" ", install)
                + "' returned 100: E: Unable to locate package hello");
        assertThat(report.exitCode()).isEqualTo(4);
    }

    @Test
    void dnfAndPipAreToldByTheirCommandLines() {
        machine.memory().programs()
                .answering(List.of("/usr/bin/rpm", "-qa", "--qf", "%{NAME} %|EPOCH?{%{EPOCH}:}:{}|%{VERSION}-%{RELEASE}\\n"), 0, "bash 5.2-1\n")
                .answering(List.of("/usr/bin/dnf", "-d", "0", "-e", "0", "-y", "install", "httpd-2.4"), 0, "")
                .answering(List.of("/usr/bin/pip3", "freeze", "--all"), 0, "pip==24.0\n")
                .answering(List.of("/usr/bin/pip3", "uninstall", "-y", "-q", "pip"), 0, "");
        machine.apply(
                resource("package", "httpd", "provider", "dnf", "ensure", "2.4"), resource("package", "pip", "provider", "pip3", "ensure", "absent"));
        assertThat(machine.lines()).containsExactly("Notice: /Package[httpd]/ensure: created", "Notice: /Package[pip]/ensure: removed");
    }

    @Test
    void aProviderThatIsNotThereFailsItsResourceOnly() {
        Report report = machine.apply(resource("package", "x", "provider", "zypper"), resource("notify", "other"));
        assertThat(machine.lines()).contains("Error: /Package[x]: Provider zypper is not functional on this host", "Notice: other");
        assertThat(report.exitCode()).isEqualTo(6);
    }
}
