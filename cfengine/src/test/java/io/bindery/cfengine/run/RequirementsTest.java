package io.bindery.cfengine.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.cfengine.access.AccessRules;
import io.bindery.cfengine.access.Connection;
import io.bindery.cfengine.access.Request;
import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.host.LocalHost;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The requirements on evaluation, by their numbers; those of ordering among reports are in the corpus `order`, too.
class RequirementsTest {
    private static final long NOW = 1_700_000_000;

    @TempDir
    Path work;

    private final RecordedRun run = new RecordedRun();

    private Path write(String name, String text) throws IOException {
        Path file = Files.writeString(work.resolve(name), text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        return file;
    }

    private Options options(Options.Component component, Path policy, List<String> defines,
            @Nullable List<String> sequence, long now) {
        return Options.of(component, new Workspace(work), policy.toString(), Instant.ofEpochSecond(now))
                .defining(defines)
                .running(sequence)
                .with(Options.Switch.IGNORE_LOCKS)
                .withIf(sequence == null, Options.Switch.FULL_CHECK);
    }

    private int keep(Options options) {
        Agent agent = new Agent(
                new RunSetup(new SyntaxTables(), run, new LocalHost(new LocalProcesses()), problem -> run.lines.add(problem.message()), run.steps::add));
        return agent.run(options).status();
    }

    private int keep(String policy) throws IOException {
        return keep(options(Options.Component.AGENT, write("policy.cf", policy), List.of(), null, NOW));
    }

    private List<String> reports() {
        return run.lines.stream().filter(line -> line.startsWith("R: ")).map(line -> line.substring(3)).toList();
    }

    private static String main(String body) {
        return "bundle agent main\n{\n" + body + "\n}\n";
    }

    @Test
    void cf01AttributesOfAPromiseHaveNoOrder() throws Exception {
        keep(main("  reports:\n    \"one\" if => \"any\", comment => \"c\";\n    \"two\" comment => \"c\", if => \"any\";"));
        assertThat(reports()).containsExactly("one", "two");
    }

    @Test
    void cf02AnOutcomesClassOverridesTheOrderOfTypes() throws Exception {
        keep(main("  files:\n    done::\n      \"" + work + "/made\" create => \"true\";\n"
                + "  commands:\n      \"/bin/true\" classes => repaired(\"done\");")
                + "body classes repaired(x)\n{\n  promise_repaired => { \"$(x)\" };\n}\n");
        assertThat(run.steps).containsSubsequence("promise commands /bin/true repaired", "pass 2 files");
        assertThat(work.resolve("made")).exists();
    }

    @Test
    void cf03DependsOnWaitsForTheHandle() throws Exception {
        keep(main("  reports:\n    \"second\" depends_on => { \"first\" };\n    \"first\" handle => \"first\";\n"
                + "    \"never\" depends_on => { \"nosuch\" };"));
        assertThat(reports()).containsExactly("first", "second");
    }

    @Test
    void cf03DependsOnWaitsForAllHandles() throws Exception {
        keep(main("  reports:\n    \"last\" depends_on => { \"first\", \"second\" };\n    \"never\" depends_on => { \"first\", \"nosuch\" };\n"
                + "    \"first\" handle => \"first\";\n    \"second\" handle => \"second\";"));
        assertThat(reports()).containsExactly("first", "second", "last");
    }

    @Test
    void cf04VariablesAndClassesComeBeforeOtherTypes() throws Exception {
        keep(main("  reports:\n    c::\n      \"$(v)\";\n  classes:\n      \"c\" expression => strcmp(\"$(v)\", \"set\");\n"
                + "  vars:\n      \"v\" string => \"set\";"));
        assertThat(reports()).containsExactly("set");
    }

    @Test
    void cf05StepsOfARun() throws Exception {
        keep(main("  reports:\n    \"x\";"));
        assertThat(run.steps.subList(0, 4)).containsExactly("D-classes", "hard", "persistent", "check");
        assertThat(run.steps.indexOf("resolve-all")).isGreaterThan(4).isLessThan(run.steps.indexOf("seq main"));
    }

    @Test
    void cf06ClassesFromTheCommandLine() throws Exception {
        Path policy = write("policy.cf", main("  reports:\n    asked::\n      \"asked\";\n    !other::\n      \"not other\";"));
        keep(options(Options.Component.AGENT, policy, List.of("asked"), null, NOW));
        assertThat(reports()).containsExactly("asked", "not other");
    }

    @Test
    void cf07HardClasses() throws Exception {
        keep(main("  reports:\n    any.agent.linux.Yr2023.November.Day14.Tuesday.GMT_Hr22.GMT_Q1::\n      \"all\";"));
        assertThat(reports()).containsExactly("all");
    }

    @Test
    void cf08PersistentClassesEndByTheMinute() throws Exception {
        Path first = write("first.cf", main("  classes:\n    \"kept\" expression => \"any\", persistence => \"10\";"));
        Path second = write("second.cf", main("  reports:\n    kept::\n      \"still\";\n    !kept::\n      \"gone\";"));
        keep(options(Options.Component.AGENT, first, List.of(), null, NOW));
        keep(options(Options.Component.AGENT, second, List.of(), null, NOW + 9 * 60));
        keep(options(Options.Component.AGENT, second, List.of(), null, NOW + 11 * 60));
        assertThat(reports()).containsExactly("still", "gone");
    }

    @Test
    void cf08ACancelledPersistentClassIsGoneFromTheNextRunToo() throws Exception {
        Path first = write("first.cf", main("  classes:\n    \"kept\" expression => \"any\", persistence => \"10\";\n"
                + "    \"other\" expression => \"any\", persistence => \"10\";"));
        Path cancel = write("cancel.cf", main("  commands:\n    \"/bin/true\" classes => cancel(\"kept\");")
                + "body classes cancel(x)\n{\n  cancel_repaired => { \"$(x)\" };\n}\n");
        Path last = write("last.cf", main("  reports:\n    kept::\n      \"kept\";\n    other::\n      \"other\";"));
        keep(options(Options.Component.AGENT, first, List.of(), null, NOW));
        keep(options(Options.Component.AGENT, cancel, List.of(), null, NOW));
        keep(options(Options.Component.AGENT, last, List.of(), null, NOW));
        assertThat(reports()).containsExactly("other");
    }

    private Options locking(Path policy, long now) {
        return Options.of(Options.Component.AGENT, new Workspace(work), policy.toString(), Instant.ofEpochSecond(now))
                .with(Options.Switch.FULL_CHECK);
    }

    private long performed() {
        return run.steps.stream().filter(step -> step.startsWith("promise commands") && step.endsWith(" repaired")).count();
    }

    @Test
    void aPromiseIsKeptAgainWhenItsMinutesHavePassed() throws Exception {
        Path policy = write("policy.cf", main("  commands:\n    \"/bin/true\" action => seldom;")
                + "body action seldom\n{\n  ifelapsed => \"3\";\n}\n");
        long minute = NOW / 60 * 60;
        keep(locking(policy, minute));
        keep(locking(policy, minute + 3 * 60 - 1));
        assertThat(performed()).isEqualTo(1);
        keep(locking(policy, minute + 3 * 60));
        assertThat(performed()).isEqualTo(2);
    }

    @Test
    void aDryRunTakesNoLock() throws Exception {
        Path policy = write("policy.cf", main("  commands:\n    \"/bin/true\";"));
        keep(locking(policy, NOW).with(Options.Switch.DRY_RUN));
        assertThat(performed()).isZero();
        keep(locking(policy, NOW));
        assertThat(performed()).isEqualTo(1);
        keep(locking(policy, NOW));
        assertThat(performed()).isEqualTo(1);
    }

    @Test
    void cf09AnUnsoundPolicyIsNotRunButTheFailsafe() throws Exception {
        write("policy.cf", main("  reports:\n    \"x\" nosuch => \"y\";"));
        Files.createDirectories(work.resolve("inputs"));
        write("inputs/failsafe.cf", main("  reports:\n    failsafe_fallback::\n      \"failsafe\";"));
        keep(options(Options.Component.AGENT, work.resolve("policy.cf"), List.of(), null, NOW));
        assertThat(reports()).containsExactly("failsafe");
        assertThat(run.lines).anyMatch(line -> line.contains("Policy failed validation with command"));
    }

    @Test
    void cf10TheCheckCallsFunctionsAndHandsNothingOn() throws Exception {
        Path counted = work.resolve("counted");
        keep(main("  vars:\n    \"x\" string => execresult(\"/bin/sh -c 'echo x >> " + counted + "'\", \"noshell\");"));
        assertThat(Files.readAllLines(counted)).as("once by the check, once by the run, then cached").hasSize(2);
    }

    @Test
    void cf11InputsMayBeComputed() throws Exception {
        write("more.cf", "bundle common more\n{\n  vars:\n    \"v\" string => \"loaded\";\n}\n");
        keep("body common control\n{\n  inputs => { \"$(names.file)\" };\n  bundlesequence => { \"main\" };\n}\n"
                + "bundle common names\n{\n  vars:\n    \"file\" string => \"more.cf\";\n}\n" + main("  reports:\n    \"$(more.v)\";"));
        assertThat(reports()).containsExactly("loaded");
    }

    private void twoKindsOfInputs() throws Exception {
        write("of_common.cf", "bundle common of_common\n{\n  vars:\n    \"v\" string => \"x\";\n}\n");
        write("of_file.cf", "bundle common of_file\n{\n  vars:\n    \"v\" string => \"$(of_common.v)\";\n}\n");
        keep("body file control\n{\n  inputs => { \"of_file.cf\" };\n}\nbody common control\n{\n  inputs => { \"of_common.cf\" };\n"
                + "  bundlesequence => { \"main\" };\n}\n" + main("  reports:\n    \"$(of_file.v)\";"));
    }

    @Test
    void cf12InputsOfCommonControlAreLoadedBeforeThoseOfFileControl() throws Exception {
        twoKindsOfInputs();
        assertThat(run.steps).containsSubsequence("load " + work + "/of_common.cf", "load " + work + "/of_file.cf");
    }

    @Test
    void cf13BundlesOfCommonControlsInputsAreEvaluatedBeforeThoseOfFileControls() throws Exception {
        twoKindsOfInputs();
        assertThat(run.steps).containsSubsequence("resolve of_common.vars", "load " + work + "/of_file.cf", "resolve of_file.vars");
        assertThat(reports()).containsExactly("x");
    }

    @Test
    void cf14CommonBundlesResolveVariablesClassesVariablesThenAllOthersVariables() throws Exception {
        keep("bundle agent other\n{\n  vars:\n    \"v\" string => \"x\";\n}\nbundle common c\n{\n  classes:\n    \"k\" expression => \"any\";\n"
                + "  vars:\n    \"v\" string => \"x\";\n}\n" + main("  reports:\n    \"x\";"));
        int all = run.steps.indexOf("resolve-all");
        assertThat(run.steps.subList(all + 1, all + 5))
                .containsExactly("resolve c.vars", "resolve c.classes", "resolve c.vars", "resolve other.vars");
    }

    @Test
    void cf15ScopesOfClasses() throws Exception {
        keep("body common control\n{\n  bundlesequence => { \"one\", \"two\" };\n}\nbundle common c\n{\n  classes:\n"
                + "    \"of_common\" expression => \"any\";\n}\nbundle agent one\n{\n  classes:\n    \"of_one\" expression => \"any\";\n"
                + "    \"of_all\" expression => \"any\", scope => \"namespace\";\n}\nbundle agent two\n{\n  reports:\n    of_common::\n"
                + "      \"common\";\n    of_one::\n      \"one\";\n    of_all::\n      \"all\";\n}\n");
        assertThat(reports()).containsExactly("common", "all");
    }

    @Test
    void cf16AVariableMayAwaitAClassOfALaterFile() throws Exception {
        write("later.cf", "bundle common later\n{\n  classes:\n    \"from_later\" expression => \"any\";\n}\n");
        keep("body common control\n{\n  inputs => { \"later.cf\" };\n  bundlesequence => { \"main\" };\n}\nbundle common early\n{\n  vars:\n"
                + "    from_later::\n      \"v\" string => \"set\";\n}\n" + main("  reports:\n    \"$(early.v)\";"));
        assertThat(reports()).containsExactly("set");
    }

    private static final String TWO = "body common control\n{\n  bundlesequence => { \"one\", \"two\" };\n}\nbundle agent two\n{\n  reports:\n"
            + "    \"two\";\n}\nbundle agent one\n{\n  reports:\n    \"one\";\n}\n";

    @Test
    void cf17BundlesRunInSequence() throws Exception {
        keep(TWO);
        assertThat(reports()).containsExactly("one", "two");
    }

    @Test
    void cf18TheCommandLinesSequenceStandsInsteadOfThePolicys() throws Exception {
        keep(options(Options.Component.AGENT, write("policy.cf", TWO), List.of(), List.of("two", "one"), NOW));
        assertThat(reports()).containsExactly("two", "one");
    }

    @Test
    void cf19WithoutASequenceMainIsRunAndMustBeThere() throws Exception {
        keep("bundle agent __main__\n{\n  reports:\n    \"main\";\n}\n");
        assertThat(reports()).containsExactly("main");
        assertThat(keep("bundle agent other\n{\n}\n")).isNotZero();
        assertThat(run.lines).anyMatch(line -> line.contains("Bundle 'main' listed in the bundlesequence is not a defined bundle"));
    }

    @Test
    void cf20EveryBundleHasThreePasses() throws Exception {
        keep(main("  reports:\n    \"x\";"));
        assertThat(run.steps.stream().filter(step -> step.startsWith("pass ")))
                .containsExactly("pass 1 reports", "pass 2 reports", "pass 3 reports");
    }

    @Test
    void cf22CustomPromiseTypesComeLastAsWritten() throws Exception {
        keep(main("  yours:\n    \"y\" if => \"never\";\n  mine:\n    \"m\" if => \"never\";\n  reports:\n    \"x\";"));
        assertThat(run.steps).containsSubsequence("pass 1 reports", "pass 1 yours", "pass 1 mine", "pass 2 reports");
    }

    private String edited(String bundle) throws IOException {
        Path file = write("edited", "keep\nold\n");
        keep(main("  files:\n    \"" + file + "\" edit_line => e;") + "bundle edit_line e\n{\n" + bundle + "}\n");
        return Files.readString(file);
    }

    @Test
    void cf23EditLineHasItsOwnOrder() throws Exception {
        edited("  reports:\n    \"r\" if => \"never\";\n  replace_patterns:\n    \"zz\" replace_with => w;\n  insert_lines:\n    \"new\";\n"
                + "  field_edits:\n    \"nothing\" if => \"never\";\n  delete_lines:\n    \"old\";\n  classes:\n    \"c\" expression => \"any\";\n"
                + "  defaults:\n    \"d\" string => \"y\";\n  vars:\n    \"v\" string => \"x\";\n  meta:\n    \"m\" string => \"m\";\n}\n"
                + "body replace_with w\n{\n  replace_value => \"z\";\n");
        assertThat(run.steps.stream().filter(step -> step.startsWith("pass 1 ")).distinct())
                .containsExactly("pass 1 files", "pass 1 meta", "pass 1 vars", "pass 1 defaults", "pass 1 classes", "pass 1 delete_lines",
                        "pass 1 field_edits",
                        "pass 1 insert_lines", "pass 1 replace_patterns", "pass 1 reports");
    }

    @Test
    void cf24ALaterVariableWins() throws Exception {
        keep(main("  vars:\n    \"v\" string => \"one\";\n    \"v\" string => \"two\";\n  reports:\n    \"$(v)\";"));
        assertThat(reports()).containsExactly("two");
    }

    @Test
    void cf25APromiseIsActedOnOnce() throws Exception {
        Path counted = work.resolve("counted");
        keep(main("  commands:\n    \"/bin/sh -c 'echo x >> " + counted + "'\";\n  reports:\n    \"once\";"));
        assertThat(Files.readAllLines(counted)).hasSize(1);
        assertThat(reports()).containsExactly("once");
    }

    @Test
    void cf26ACommonBundlesReportsComeOnlyIfItIsInTheSequenceAndLast() throws Exception {
        String common = "bundle common c\n{\n  reports:\n    k::\n      \"$(v)\";\n  vars:\n    k::\n      \"v\" string => \"set\";\n"
                + "  classes:\n      \"k\" expression => \"any\";\n}\n";
        keep(common + main("  reports:\n    \"main $(c.v)\";"));
        assertThat(reports()).containsExactly("main set");
        keep("body common control\n{\n  bundlesequence => { \"c\" };\n}\n" + common);
        assertThat(reports()).containsExactly("main set", "set");
    }

    @Test
    void cf27CommonBundlesAreEvaluatedUnlisted() throws Exception {
        keep("bundle common c\n{\n  vars:\n    \"v\" string => \"x\";\n}\n" + main("  reports:\n    \"$(c.v)\";"));
        assertThat(reports()).containsExactly("x");
    }

    private static final String SERVER = """
            body common control
            {
              bundlesequence => { "nosuch" };
            }
            body server control
            {
              allowconnects => { "10.0.0.0/8" };
              denyconnects => { "10.9.0.0/16" };
              allowusers => { "ops", "guest" };
              cfruncommand => "/usr/bin/agent -I";
            }
            bundle server s
            {
              access:
                hub::
                  "$(g.dir)" admit_ips => { "10.0.0.0/8" }, deny_ips => { "10.1.1.1" }, shortcut => "files";
                  "$(g.dir)/secret" admit_hostnames => { ".example.com" }, ifencrypted => "true";
                  "/usr/bin/agent" admit_ips => { "10.0.0.0/8" };
                  "told" resource_type => "literal", handle => "answer", admit_keys => { "SHA=1" };
              roles:
                  "deploy_.*" authorize => { "ops" };
              classes:
                  "c" expression => "any";
              vars:
                  "v" string => "x";
              meta:
                  "m" string => "x";
            }
            bundle server with_arguments(a)
            {
              access:
                  "/never" admit_ips => { "10.0.0.0/8" };
            }
            bundle common g
            {
              reports:
                  "common";
              classes:
                  "hub" expression => "any";
              vars:
                  "dir" string => "/srv/files";
            }
            """;

    private AccessRules serve() throws IOException {
        Server server = new Server(new RunSetup(new SyntaxTables(), run, new LocalHost(new LocalProcesses()), problem -> {}, run.steps::add));
        return Objects.requireNonNull(server.rules(
                options(Options.Component.SERVER, write("server.cf", SERVER), List.of(), List.of(), NOW)));
    }

    @Test
    void cf28AServerTakesCommonBundlesThenServerBundlesAndNoSequence() throws Exception {
        serve();
        assertThat(run.steps).containsSubsequence("bundle common g", "bundle server s", "end").noneMatch(step -> step.startsWith("seq"));
    }

    @Test
    void cf29AServersTypesHaveOnePassInOrder() throws Exception {
        serve();
        List<String> steps = new ArrayList<>(run.steps.subList(run.steps.indexOf("bundle server s"), run.steps.size()));
        assertThat(steps.stream().filter(step -> step.startsWith("pass ")))
                .containsExactly("pass 1 meta", "pass 1 vars", "pass 1 classes", "pass 1 roles", "pass 1 access");
    }

    private static Connection from(String address, String user) {
        return new Connection(address, "host.example.com", "SHA=1", user, false);
    }

    @Test
    void cf29AccessIsDecidedBeforeRoles() throws Exception {
        AccessRules rules = serve();
        Request file = new Request.File("files/a/b");
        Request deploy = new Request.Activation(List.of("deploy_now"));
        assertThat(rules.decide(from("10.2.3.4", "ops"), file).admitted()).isTrue();
        assertThat(rules.decide(from("10.1.1.1", "ops"), file).reason()).startsWith("denied by the rule");
        assertThat(rules.decide(from("192.0.2.1", "ops"), file).reason()).contains("allowconnects");
        assertThat(rules.decide(from("10.9.0.1", "ops"), deploy).reason()).contains("denyconnects");
        assertThat(rules.decide(from("10.2.3.4", "ops"), new Request.File("/etc/shadow")).admitted()).isFalse();
        assertThat(rules.decide(from("10.2.3.4", "ops"), new Request.File("files/../../etc/shadow")).admitted()).isFalse();
        assertThat(rules.decide(from("10.2.3.4", "ops"), new Request.File("/srv/files/secret/k")).reason()).contains("encryption");
        assertThat(rules.decide(from("10.2.3.4", "x"), new Request.Resource("literal", "answer")).admitted()).isTrue();
        assertThat(rules.decide(from("10.2.3.4", "ops"), deploy).admitted()).isTrue();
        assertThat(rules.decide(from("10.2.3.4", "guest"), deploy).reason()).contains("no role");
        assertThat(rules.decide(from("10.2.3.4", "other"), deploy).reason()).contains("allowusers");
        assertThat(rules.decide(from("10.2.3.4", "ops"), new Request.Activation(List.of("reboot"))).reason()).contains("no role");
    }

    @Test
    void cf30AMonitorsTypesHaveOnePassInOrder() throws Exception {
        Path policy = write("monitor.cf", "bundle monitor m\n{\n  reports:\n    \"$(mon.value_count)\";\n  measurements:\n    \"" + work
                + "/lines\" handle => \"count\", stream_type => \"file\", data_type => \"counter\", match_value => v;\n"
                + "  classes:\n    \"c\" expression => \"any\";\n  vars:\n    \"v\" string => \"x\";\n}\n"
                + "bundle common g\n{\n  vars:\n    \"v\" string => \"x\";\n}\nbody match_value v\n{\n  select_line_matching => \"a.*\";\n}\n");
        write("lines", "ab\nb\nac\n");
        Monitor monitor = new Monitor(new RunSetup(new SyntaxTables(), run, new LocalHost(new LocalProcesses()), problem -> {}, run.steps::add));
        monitor.cycle(options(Options.Component.MONITOR, policy, List.of(), List.of(), NOW));
        assertThat(run.steps.stream().filter(step -> step.startsWith("pass ") || step.startsWith("bundle "))).containsExactly(
                "bundle common g", "pass 1 vars", "bundle monitor m", "pass 1 vars", "pass 1 classes", "pass 1 measurements",
                "pass 1 reports");
        assertThat(reports()).containsExactly("2");
    }

    @Test
    void cf31AServerLeavesOutBundlesWithArguments() throws Exception {
        AccessRules rules = serve();
        assertThat(rules.rules()).noneMatch(rule -> rule.name().equals("/never"));
        assertThat(run.lines).anyMatch(line -> line.contains("'server with_arguments'") && line.contains("takes arguments"));
    }

    @Test
    void cf32DeletionPrecedesCreation() throws Exception {
        assertThat(edited("  insert_lines:\n    \"old\";\n  delete_lines:\n    \"old\";\n")).isEqualTo("keep\nold\n");
    }

    @Test
    void cf33WhatDoesNotResolveStaysAndIsReportedLast() throws Exception {
        keep(main("  reports:\n    \"$(nosuch)\";\n    \"known\";"));
        assertThat(reports()).containsExactly("known", "$(nosuch)");
    }

    @Test
    void cf34VariablesAreSetAgainAfterClassesInTheSamePass() throws Exception {
        keep(main("  vars:\n    c::\n      \"v\" string => \"set\";\n  classes:\n      \"c\" expression => \"any\";\n"
                + "  files:\n      \"" + work + "/$(v)\" create => \"true\";"));
        assertThat(run.steps.indexOf("promise files " + work + "/set repaired")).isPositive().isLessThan(run.steps.indexOf("pass 2 vars"));
    }

    @Test
    void cf35KnowledgeBundlesAreNotKnown() throws Exception {
        assertThat(keep("bundle knowledge k\n{\n}\n" + main(""))).isNotZero();
        assertThat(run.lines).anyMatch(line -> line.contains("Unknown bundle type 'knowledge'"));
    }

    @Test
    void cf36ABundleMayBeEvaluatedFromTopToBottom() throws Exception {
        String body = main("  reports:\n    \"first\";\n  commands:\n    \"/bin/true\";\n  vars:\n    \"v\" string => \"x\";");
        keep("body file control\n{\n  evaluation_order => \"top_down\";\n}\n" + body);
        assertThat(run.steps).containsSubsequence("seq main", "pass 1 reports", "pass 1 commands", "pass 1 vars", "pass 2 reports");
        run.steps.clear();
        keep("body common control\n{\n  evaluation_order => \"classic\";\n}\n" + body);
        assertThat(run.steps).containsSubsequence("seq main", "pass 1 vars", "pass 1 commands", "pass 1 reports", "pass 2 vars");
    }

    @Test
    void cf37AbortClassesEndTheRunOrTheBundleAtOnce() throws Exception {
        int status = keep("body agent control\n{\n  abortclasses => { \"stop.*\" };\n  abortbundleclasses => { \"leave\" };\n}\n"
                + "body common control\n{\n  bundlesequence => { \"left\", \"stopped\", \"never\" };\n}\n"
                + "bundle agent left\n{\n  classes:\n    \"leave\" expression => \"any\";\n  reports:\n    \"left\";\n}\n"
                + "bundle agent stopped\n{\n  reports:\n    \"before\" classes => set;\n    \"after\";\n}\n"
                + "bundle agent never\n{\n  reports:\n    \"never\";\n}\nbody classes set\n{\n  promise_kept => { \"stop_it\" };\n}\n");
        assertThat(status).isEqualTo(Agent.ABORTED);
        assertThat(reports()).containsExactly("before");
    }

    @Test
    void cf38AGuardOnTheTypesLineIsTakenWithAWarning() throws Exception {
        keep("bundle agent main\n{\n  reports: any::\n    \"taken\";\n}\n");
        assertThat(reports()).containsExactly("taken");
        assertThat(run.lines).anyMatch(line -> line.contains("class guard should start its own line"));
    }

    @Test
    void everyRequirementHasATest() {
        String tests = Stream.of(RequirementsTest.class, NormalOrderTest.class)
                .flatMap(tested -> Stream.of(tested.getDeclaredMethods()))
                .filter(method -> method.isAnnotationPresent(Test.class))
                .map(Method::getName)
                .collect(Collectors.joining(" "));
        assertThat(IntStream.rangeClosed(1, 38).mapToObj(number -> String.format(Locale.ROOT, "cf%02d", number)))
                .allSatisfy(number -> assertThat(tests).contains(number));
    }
}
