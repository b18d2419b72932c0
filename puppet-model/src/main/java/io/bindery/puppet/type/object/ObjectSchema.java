package io.bindery.puppet.type.object;

import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.BooleanType;
import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.type.CoreObjects;
import io.bindery.puppet.type.EnumType;
import io.bindery.puppet.type.HashType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.NotUndefType;
import io.bindery.puppet.type.OptionalType;
import io.bindery.puppet.type.PatternType;
import io.bindery.puppet.type.SemVerRangeType;
import io.bindery.puppet.type.SemVerType;
import io.bindery.puppet.type.StringType;
import io.bindery.puppet.type.StructElement;
import io.bindery.puppet.type.StructType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeType;
import io.bindery.puppet.type.VariantType;
import io.bindery.puppet.value.Regex;
import java.util.List;

/// The types that the hashes for objects and type sets must have.
public final class ObjectSchema {
    static final Type FUNCTION_TYPE = new TypeType(CallableType.DEFAULT);

    private static final Type ANNOTATIONS = new OptionalType(new HashType(
            new TypeType(CoreObjects.ANNOTATION), new HashType(PcoreNames.MEMBER_NAME, AnyType.DEFAULT)));
    private static final Type KIND = EnumType.of("constant", "derived", "given_or_derived", "reference");
    private static final Type MEMBERS = new HashType(PcoreNames.MEMBER_NAME, NotUndefType.DEFAULT);

    static final StructType ATTRIBUTE = new StructType(List.of(
            StructElement.required("type", TypeType.DEFAULT),
            StructElement.optional("final", BooleanType.DEFAULT),
            StructElement.optional("override", BooleanType.DEFAULT),
            StructElement.optional("kind", KIND),
            StructElement.optional("value", AnyType.DEFAULT),
            StructElement.optional("annotations", ANNOTATIONS)));

    static final StructType FUNCTION = new StructType(List.of(
            StructElement.required("type", FUNCTION_TYPE),
            StructElement.optional("final", BooleanType.DEFAULT),
            StructElement.optional("override", BooleanType.DEFAULT),
            StructElement.optional("annotations", ANNOTATIONS)));

    static final StructType OBJECT = new StructType(List.of(
            StructElement.optional("name", PcoreNames.QUALIFIED_REFERENCE),
            StructElement.optional("parent", TypeType.DEFAULT),
            StructElement.optional("type_parameters", MEMBERS),
            StructElement.optional("attributes", MEMBERS),
            StructElement.optional("constants", new HashType(PcoreNames.MEMBER_NAME, AnyType.DEFAULT)),
            StructElement.optional(
                    "functions",
                    new HashType(VariantType.of(PcoreNames.MEMBER_NAME, StringType.of("[]")), NotUndefType.DEFAULT)),
            StructElement.optional("equality", VariantType.of(PcoreNames.MEMBER_NAME, new ArrayType(PcoreNames.MEMBER_NAME))),
            StructElement.optional("equality_include_type", BooleanType.DEFAULT),
            StructElement.optional("checks", AnyType.DEFAULT),
            StructElement.optional("annotations", ANNOTATIONS)));

    private static final Type URI = new PatternType(List.of(new Regex("\\A[a-zA-Z][a-zA-Z0-9+.-]*:\\S*\\z")));
    private static final Type VERSION = VariantType.of(StringType.NOT_EMPTY, SemVerType.DEFAULT);
    private static final Type RANGE = VariantType.of(StringType.NOT_EMPTY, SemVerRangeType.DEFAULT);

    private static final StructType REFERENCE = new StructType(List.of(
            StructElement.required("name", PcoreNames.QUALIFIED_REFERENCE),
            StructElement.required("version_range", RANGE),
            StructElement.optional("name_authority", URI),
            StructElement.optional("annotations", ANNOTATIONS)));

    static final StructType TYPE_SET = new StructType(List.of(
            StructElement.optional("pcore_uri", URI),
            StructElement.required("pcore_version", VERSION),
            StructElement.optional("name_authority", URI),
            StructElement.optional("name", PcoreNames.QUALIFIED_REFERENCE),
            StructElement.optional("version", VERSION),
            StructElement.optional(
                    "types",
                    new HashType(
                            PcoreNames.SIMPLE_TYPE_NAME, VariantType.of(TypeType.DEFAULT, OBJECT), IntegerType.NOT_EMPTY_SIZE)),
            StructElement.optional(
                    "references", new HashType(PcoreNames.SIMPLE_TYPE_NAME, REFERENCE, IntegerType.NOT_EMPTY_SIZE)),
            StructElement.optional("annotations", ANNOTATIONS)));

    private ObjectSchema() {}
}
