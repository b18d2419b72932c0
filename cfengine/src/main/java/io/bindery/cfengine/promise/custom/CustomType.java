package io.bindery.cfengine.promise.custom;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.Names;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.PromiseType;
import io.bindery.cfengine.syntax.Attribute;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.syntax.Rvalue;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.References;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.text.Place;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A promise type that the policy defines: a promise module checks and keeps its promises.
public record CustomType(Block.PromiseType declaration, PromiseModules modules) implements PromiseType {
    private static final Set<String> WITHHELD = Set.of("meta", "with", "if", "ifvarclass", "unless", "depends_on");
    private static final int LAST_PASS = 3;

    @Override
    public boolean isReady(ExpandedPromise promise, Keeping keeping) {
        boolean ready = isPossible(promise, keeping);
        if (!ready) {
            keeping.conclude(promise, Outcome.FAILED);
        }
        return ready;
    }

    private boolean isPossible(ExpandedPromise promise, Keeping keeping) {
        PromiseModule module = module(promise, keeping);
        if (module == null) {
            return false;
        }
        if (!isResolved(promise, module.isJson())) {
            if (keeping.evaluation().pass() == LAST_PASS) {
                keeping.log().error(promise.promiseType() + " promise with promiser '" + promise.promiser()
                        + "' has unresolved/unexpanded variables");
            }
            return false;
        }
        return true;
    }

    private @Nullable PromiseModule module(ExpandedPromise promise, Keeping keeping) {
        String path = declared("path", keeping.evaluation());
        if (path == null) {
            keeping.log().error("Custom promise type '" + promise.promiseType() + "' missing path");
            return null;
        }
        return modules.find(path, declared("interpreter", keeping.evaluation()), promise, keeping);
    }

    /// An attribute of the declaration. `this.*` in it speaks of the file that has the declaration.
    private @Nullable String declared(String name, Evaluation evaluation) {
        for (Attribute attribute : declaration.attributes()) {
            if (attribute.name().equals(name) && attribute.value() instanceof Rvalue.Quoted(String text, Place place)) {
                String file = place.file().name();
                int slash = file.lastIndexOf('/');
                String directory = slash < 0 ? "." : slash == 0 ? "/" : file.substring(0, slash);
                return evaluation.expand(text.replace("$(this.promise_dirname)", directory)
                        .replace("${this.promise_dirname}", directory)
                        .replace("$(this.promise_filename)", file)
                        .replace("${this.promise_filename}", file));
            }
        }
        return null;
    }

    /// As CFEngine does: a module that is spoken with in lines cannot be given lists and containers.
    private static boolean isResolved(ExpandedPromise promise, boolean json) {
        return promise.unresolved().isEmpty()
                && !References.holdsAny(promise.promiser())
                && sent(promise).values().stream().allMatch(value -> switch (value) {
                    case Scalar(String text) -> !References.holdsAny(text);
                    case Items(List<String> texts) -> json && texts.stream().noneMatch(References::holdsAny);
                    case Data _ -> true;
                });
    }

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        PromiseModule module = module(promise, keeping);
        if (module == null) {
            return Outcome.FAILED;
        }
        boolean rehearsal = keeping.isRehearsal(promise);
        if (rehearsal && !module.canRehearse()) {
            keeping.log().error("Not making changes to the system, but the custom promise module '" + module.path()
                    + "' doesn't support action_policy");
            return Outcome.FAILED;
        }
        ModuleAnswer validity = module.ask(request("validate_promise", promise, rehearsal, keeping));
        if (!"valid".equals(validity.result())) {
            if (!validity.hasLoggedErrors()) {
                bug("No error(s) logged for invalid", promise, "", keeping);
            }
            return Outcome.FAILED;
        }
        ModuleAnswer answer = module.ask(request("evaluate_promise", promise, rehearsal, keeping));
        answer.classes().stream().filter(name -> !name.isBlank()).forEach(
                name -> keeping.evaluation().defineBundleClass(Names.canonifyClass(name.strip()), List.of("source=promise-module")));
        if (rehearsal && answer.hasLogged(Level.INFO)) {
            bug("'info:' log messages reported for", promise, " while making changes on the system disabled", keeping);
        }
        return judge(answer, promise, module, rehearsal, keeping);
    }

    private static ModuleRequest request(String operation, ExpandedPromise promise, boolean rehearsal, Keeping keeping) {
        SequencedMap<String, Value> attributes = sent(promise);
        if (rehearsal) {
            attributes.put("action_policy", new Scalar("warn"));
        }
        return new ModuleRequest(
                operation,
                logLevel(keeping),
                promise.promiseType(),
                promise.promiser(),
                promise.source().line(),
                promise.source().place().file().name(),
                attributes);
    }

    private static SequencedMap<String, Value> sent(ExpandedPromise promise) {
        SequencedMap<String, Value> attributes = new LinkedHashMap<>(promise.attributes().values());
        attributes.keySet().removeAll(WITHHELD);
        return attributes;
    }

    private static String logLevel(Keeping keeping) {
        Level loudest = Level.ERROR;
        for (Level level : Level.values()) {
            loudest = keeping.log().shows(level) ? level : loudest;
        }
        return loudest.name().toLowerCase(Locale.ROOT);
    }

    private static Outcome judge(
            ModuleAnswer answer, ExpandedPromise promise, PromiseModule module, boolean rehearsal, Keeping keeping) {
        String about = "(" + promise.promiseType() + " promise, promiser: '" + promise.promiser() + "' module: '" + module.path() + "')";
        return switch (answer.result()) {
            case null -> {
                keeping.log().error("Promise module did not return a result for promise evaluation " + about);
                yield Outcome.FAILED;
            }
            case "kept" -> {
                keeping.log().verbose("Promise with promiser '" + promise.promiser() + "' was kept by promise module '" + module.path() + "'");
                yield Outcome.KEPT;
            }
            case "not_kept" -> {
                if (rehearsal && !answer.hasLogged(Level.WARNING)) {
                    bug("Failed to log warnings for not kept", promise, " while making changes on the system disabled", keeping);
                } else if (!rehearsal && !answer.hasLoggedErrors()) {
                    bug("Failed to log errors for not kept", promise, "", keeping);
                }
                yield Outcome.FAILED;
            }
            case "repaired" -> {
                if (rehearsal) {
                    keeping.log().log(Level.CRITICAL, "Bug in promise module - " + named(promise)
                            + " repaired while making changes on the system disabled");
                } else if (!answer.hasLogged(Level.INFO)) {
                    bug("Failed to log about changes made by a repaired", promise, "", keeping);
                }
                yield Outcome.REPAIRED;
            }
            case "error" -> {
                keeping.log().error("An unexpected error occured in promise module " + about);
                yield Outcome.FAILED;
            }
            case String other -> {
                keeping.log().error("Promise module returned unacceptable result: '" + other + "' " + about);
                yield Outcome.FAILED;
            }
        };
    }

    private static String named(ExpandedPromise promise) {
        return promise.promiseType() + " promise with promiser '" + promise.promiser() + "' ("
                + promise.source().place().file().name() + ":" + promise.source().line() + ")";
    }

    private static void bug(String complaint, ExpandedPromise promise, String end, Keeping keeping) {
        keeping.log().log(Level.CRITICAL, "Bug in promise module - " + complaint + " " + named(promise) + end);
    }
}
