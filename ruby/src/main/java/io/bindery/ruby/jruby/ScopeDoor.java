package io.bindery.ruby.jruby;

import static io.bindery.ruby.jruby.Texts.text;

import io.bindery.data.JsonOutput;
import io.bindery.data.JsonReader;
import io.bindery.puppet.catalog.RichData;
import io.bindery.puppet.convert.StringConversion;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.type.mismatch.Mismatches;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.ruby.RubyScope;
import io.bindery.text.Place;
import io.bindery.text.SourceFile;
import java.util.ArrayList;
import java.util.List;
import org.jruby.Ruby;
import org.jruby.RubyArray;
import org.jruby.RubyHash;
import org.jruby.runtime.builtin.IRubyObject;
import org.jspecify.annotations.Nullable;

/// The Java object behind a Ruby scope of the prelude. Its methods take and return Ruby's own objects.
record ScopeDoor(Ruby runtime, RubyValues values, RubyScope scope) {
    static DoorClass<ScopeDoor> define(DoorClass<ScopeDoor> type) {
        return type.method("variable", (door, given) -> door.converted(door.scope.variable(text(given, 0))))
                .method("lookup", (door, given) -> door.converted(door.scope.lookup(text(given, 0))))
                .method("set_variable", (door, given) -> door.setVariable(text(given, 0), given[1]))
                .method("variables", (door, _) -> door.variables())
                .method("variables_named", (door, given) -> door.variablesNamed((RubyArray<?>) given[0]))
                .method("call", (door, given) -> door.call(text(given, 0), (RubyArray<?>) given[1], given[2]))
                .method("top", (door, _) -> door.values.scope(door.scope.top()))
                .method("parent", (door, _) -> door.parent())
                .method("exist_p", (door, given) -> door.truth(door.scope.variable(text(given, 0)) != null))
                .method("bound_p", (door, given) -> door.truth(door.scope.isBound(text(given, 0))))
                .method("legacy", (door, given) -> door.string(door.scope.legacyFunction(text(given, 0)).name()))
                .method("function_p", (door, given) -> door.truth(door.scope.hasFunction(text(given, 0))))
                .method("type", (door, given) -> door.values.toRuby(door.scope.type(text(given, 0))))
                .method("inferred", (door, given) -> door.values.toRuby(Types.infer(door.values.toPuppet(given[0]))))
                .method("inferred_set", (door, given) -> door.values.toRuby(Types.inferDetailed(door.values.toPuppet(given[0]))))
                .method("mismatch", (door, given) -> door.mismatch(text(given, 0), given[1], given[2]))
                .method("serialized", (door, given) -> door.serialized(door.values.toPuppet(given[0]), given[1].isTrue()))
                .method("place", (door, _) -> door.place())
                .method("text", (door, given) -> door.string(StringConversion.convert(door.values.toPuppet(given[0]), door.values.toPuppet(given[1]))))
                .method("defined_p", (door, given) -> door.truth(door.isDefined(text(given, 0), text(given, 1))))
                .method("references", (door, _) -> door.strings(door.scope.references()))
                .method("resource_tags", (door, given) -> door.strings(door.scope.resourceTags(text(given, 0), text(given, 1))))
                .method("resource_parameters", (door, given) -> door.converted(door.scope.resourceParameters(text(given, 0), text(given, 1))))
                .method("defaults", (door, given) -> door.values.toRuby(door.scope.defaults(text(given, 0))))
                .method("container", (door, _) -> door.string(door.scope.container()))
                .method("classes", (door, _) -> door.strings(door.scope.classes()))
                .method("tag_catalog", (door, given) -> door.tagCatalog((RubyArray<?>) given[0]))
                .method("tags", (door, _) -> door.strings(door.scope.tags()))
                .method("commands_p", (door, _) -> door.truth(door.scope.mayRunCommands()))
                .method("setting", (door, given) -> door.converted(door.scope.setting(text(given, 0))))
                .method("environment_name", (door, _) -> door.string(door.scope.environmentName()))
                .method("modules", (door, _) -> door.strings(door.scope.moduleNames()))
                .method("module_directory", (door, given) -> Texts.rubyOrNil(door.runtime, door.scope.moduleDirectory(text(given, 0))))
                .method("log", (door, given) -> door.log(text(given, 0), text(given, 1)))
                .method("warn_once", (door, given) -> door.warnOnce(text(given, 0), text(given, 1)));
    }

    private IRubyObject setVariable(String name, IRubyObject value) {
        scope.setVariable(name, values.forVariable(value));
        return value;
    }

    private IRubyObject variables() {
        RubyHash map = RubyHash.newHash(runtime, 64);
        scope.variables().forEach((name, value) -> map.fastASet(Texts.ruby(runtime, name), values.toRuby(value)));
        return map;
    }

    private IRubyObject variablesNamed(RubyArray<?> names) {
        RubyHash map = RubyHash.newHash(runtime, 16);
        for (Object name : names) {
            Value value = scope.visible(String.valueOf(name));
            if (value != null) {
                map.fastASet(Texts.ruby(runtime, String.valueOf(name)), values.toRuby(value));
            }
        }
        return map;
    }

    private IRubyObject call(String name, RubyArray<?> arguments, IRubyObject block) {
        return values.toRuby(scope.call(name, values.values(arguments), values.block(block)));
    }

    private IRubyObject mismatch(String subject, IRubyObject expected, IRubyObject actual) {
        return string(Mismatches.ofTypes(subject, (Type) values.toPuppet(expected), (Type) values.toPuppet(actual)));
    }

    /// The data that stands for a value in a catalog; without the richer kinds it is the value itself.
    private IRubyObject serialized(Value value, boolean rich) {
        if (!rich) {
            return values.toRuby(value);
        }
        JsonOutput out = new JsonOutput();
        new RichData(out).write(value);
        return values.toRuby(JsonReader.read(new SourceFile("", out.toString()), ValueBuilder.VALUES));
    }

    /// File and line of the call; empty if it has no place.
    private IRubyObject place() {
        Place place = scope.place();
        return place == null
                ? RubyArray.newEmptyArray(runtime)
                : RubyArray.newArray(runtime, string(place.file().name()), runtime.newFixnum(place.line()));
    }

    private IRubyObject parent() {
        RubyScope outer = scope.parent();
        return outer == null ? runtime.getNil() : values.scope(outer);
    }

    private boolean isDefined(String kind, String name) {
        return kind.equals("class") ? scope.hasClass(name) : scope.hasResourceType(name);
    }

    private IRubyObject tagCatalog(RubyArray<?> tags) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < tags.size(); i++) {
            names.add(tags.eltOk(i).asJavaString());
        }
        scope.tagCatalog(names);
        return runtime.getNil();
    }

    private IRubyObject log(String level, String message) {
        scope.log(level, message);
        return runtime.getNil();
    }

    private IRubyObject warnOnce(String key, String message) {
        scope.warnOnce(key, message);
        return runtime.getNil();
    }

    private IRubyObject converted(@Nullable Value value) {
        return value == null ? runtime.getNil() : values.toRuby(value);
    }

    private IRubyObject truth(boolean value) {
        return runtime.newBoolean(value);
    }

    private IRubyObject string(String text) {
        return Texts.ruby(runtime, text);
    }

    private IRubyObject strings(List<String> texts) {
        return Texts.ruby(runtime, texts);
    }
}
