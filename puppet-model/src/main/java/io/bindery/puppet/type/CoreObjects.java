package io.bindery.puppet.type;

import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The object types that exist without being loaded.
public final class CoreObjects {
    /// The parent of all annotations.
    public static final ObjectType ANNOTATION = ObjectType.defined("Annotation", ObjectDefinition.EMPTY);

    /// Stands for the type system itself.
    public static final ObjectType PCORE = ObjectType.defined("Pcore", ObjectDefinition.EMPTY);

    /// A function call that the agent makes.
    public static final ObjectType DEFERRED = deferred();

    public static final ObjectType ERROR = error();

    /// A machine that plans run on.
    public static final ObjectType TARGET = target();

    private CoreObjects() {}

    private static ObjectType deferred() {
        ObjectType type = ObjectType.named("Deferred");
        Type name = new PatternType(List.of(new Regex("\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z")));
        SequencedMap<String, ObjectAttribute> attributes = new LinkedHashMap<>();
        add(attributes, attribute(type, "name", name, null));
        add(attributes, attribute(type, "arguments", new OptionalType(ArrayType.DEFAULT), Undef.UNDEF));
        return define(type, new LinkedHashMap<>(), attributes, new LinkedHashMap<>());
    }

    private static ObjectType error() {
        ObjectType type = ObjectType.named("Error");
        Type text = new OptionalType(StringType.NOT_EMPTY);
        SequencedMap<String, ObjectAttribute> attributes = new LinkedHashMap<>();
        add(attributes, attribute(type, "msg", StringType.NOT_EMPTY, null));
        add(attributes, attribute(type, "kind", text, Undef.UNDEF));
        add(attributes, attribute(type, "details", new OptionalType(new HashType(StringType.NOT_EMPTY, CoreTypes.DATA)), Undef.UNDEF));
        add(attributes, attribute(type, "issue_code", text, Undef.UNDEF));
        Type pattern = new OptionalType(VariantType.of(
                StringType.DEFAULT, RegexpType.DEFAULT, new TypeType(EnumType.DEFAULT), new TypeType(PatternType.DEFAULT),
                new TypeType(NotUndefType.DEFAULT), new TypeType(UndefType.DEFAULT)));
        SequencedMap<String, ObjectAttribute> parameters = new LinkedHashMap<>();
        add(parameters, typeParameter(type, "kind", pattern));
        add(parameters, typeParameter(type, "issue_code", pattern));
        SequencedMap<String, ObjectFunction> functions = new LinkedHashMap<>();
        CallableType message = new CallableType(new TupleType(List.of(), IntegerType.EMPTY_SIZE), null, StringType.NOT_EMPTY);
        functions.put("message", new ObjectFunction(type, "message", message, false, false, null));
        return define(type, parameters, attributes, functions);
    }

    private static ObjectType target() {
        ObjectType type = ObjectType.named("Target");
        SequencedMap<String, ObjectAttribute> attributes = new LinkedHashMap<>();
        add(attributes, attribute(type, "uri", StringType.DEFAULT, null));
        add(attributes, attribute(type, "options", HashType.DEFAULT, io.bindery.puppet.value.Hash.EMPTY));
        return define(type, new LinkedHashMap<>(), attributes, new LinkedHashMap<>());
    }

    private static ObjectType define(
            ObjectType type,
            SequencedMap<String, ObjectAttribute> typeParameters,
            SequencedMap<String, ObjectAttribute> attributes,
            SequencedMap<String, ObjectFunction> functions) {
        return type.define(new ObjectDefinition(null, typeParameters, attributes, functions, null, true, null, null));
    }

    private static ObjectAttribute attribute(ObjectType container, String name, Type type, @Nullable Value value) {
        return new ObjectAttribute(ObjectAttribute.ATTRIBUTE, container, name, type, false, false, null, value, null);
    }

    private static ObjectAttribute typeParameter(ObjectType container, String name, Type type) {
        return new ObjectAttribute(ObjectAttribute.TYPE_PARAMETER, container, name, type, false, false, null, null, null);
    }

    private static void add(SequencedMap<String, ObjectAttribute> members, ObjectAttribute attribute) {
        members.put(attribute.name(), attribute);
    }
}
