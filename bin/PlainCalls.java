import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/// Rewrites the classes of jars so that switches over types, and `equals` and `hashCode` of records, are plain code.
///
/// The compiler leaves these to the Java machine, which makes a class or a chain of method handles for each at its first use. An AOT cache of
/// The AOT cache of JDK 25 keeps the classes of lambdas and concatenations, but not these: they were a fifth of the time of a short command. The behaviour
/// of the code is the same, hash codes included.
///
/// usage: java bin/PlainCalls.java JAR... [-- JAR...]     (after `--`: jars that are only looked into)
public final class PlainCalls {
    private static final String SWITCHES = "Ljava/lang/runtime/SwitchBootstraps;";
    private static final String RECORDS = "Ljava/lang/runtime/ObjectMethods;";
    private static final ClassDesc OBJECTS = ClassDesc.of("java.util.Objects");
    private static final int HASH_FACTOR = 31;

    private final ClassFile classes;

    private PlainCalls(ClassHierarchyResolver hierarchy) {
        this.classes = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(hierarchy));
    }

    public static void main(String[] arguments) throws IOException {
        List<String> all = Arrays.asList(arguments);
        int end = all.contains("--") ? all.indexOf("--") : all.size();
        URL[] path = all.stream().filter(each -> !each.equals("--")).map(each -> url(Path.of(each))).toArray(URL[]::new);
        try (URLClassLoader loader = new URLClassLoader(path)) {
            PlainCalls rewriting = new PlainCalls(ClassHierarchyResolver.ofResourceParsing(loader).cached());
            for (String jar : all.subList(0, end)) {
                rewriting.rewrite(Path.of(jar));
            }
        }
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private void rewrite(Path jar) throws IOException {
        Path beside = jar.resolveSibling(jar.getFileName() + ".new");
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(Files.readAllBytes(jar)));
                OutputStream file = Files.newOutputStream(beside);
                ZipOutputStream out = new ZipOutputStream(file)) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                byte[] bytes = in.readAllBytes();
                ZipEntry copy = new ZipEntry(entry.getName());
                copy.setTime(entry.getTime());
                out.putNextEntry(copy);
                out.write(entry.getName().endsWith(".class") ? plain(bytes) : bytes);
            }
        }
        Files.move(beside, jar, StandardCopyOption.REPLACE_EXISTING);
    }

    /// A method in place of what a call asks the Java machine for.
    private record Method(String name, MethodTypeDesc type, Body body) {}

    /// The code of such a method.
    private sealed interface Body {
        /// The place of the first of some types that a value has, from a place on: the number of types where it has none, -1 for null.
        record TypeSwitch(List<ClassDesc> types) implements Body {}

        record Equality(ClassDesc owner, List<DirectMethodHandleDesc> fields) implements Body {}

        record Hash(List<DirectMethodHandleDesc> fields) implements Body {}
    }

    private byte[] plain(byte[] bytes) {
        ClassModel model = classes.parse(bytes);
        Map<String, Method> methods = new LinkedHashMap<>();
        model.methods().stream()
                .flatMap(method -> method.code().stream())
                .flatMap(code -> code.elementStream())
                .forEach(element -> body(element).ifPresent(body -> methods.computeIfAbsent(
                        key((InvokeDynamicInstruction) element),
                        _ -> new Method("plain$" + methods.size(), ((InvokeDynamicInstruction) element).typeSymbol(), body))));
        if (methods.isEmpty()) {
            return bytes;
        }
        boolean inInterface = model.flags().has(java.lang.reflect.AccessFlag.INTERFACE);
        ClassDesc owner = model.thisClass().asSymbol();
        CodeTransform calls = (builder, element) -> {
            Method method = element instanceof InvokeDynamicInstruction call ? methods.get(key(call)) : null;
            if (method == null) {
                builder.with(element);
            } else {
                builder.invokestatic(owner, method.name(), method.type(), inInterface);
            }
        };
        return classes.transformClass(model, new java.lang.classfile.ClassTransform() {
            @Override
            public void accept(ClassBuilder builder, ClassElement element) {
                if (element instanceof MethodModel method && method.code().stream().flatMap(code -> code.elementStream()).anyMatch(each -> body(each).isPresent())) {
                    builder.transformMethod(method, MethodTransform.transformingCode(calls));
                } else {
                    builder.with(element);
                }
            }

            @Override
            public void atEnd(ClassBuilder builder) {
                for (Method method : methods.values()) {
                    builder.withMethodBody(
                            method.name(), method.type(), ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC, code -> write(method, code));
                }
            }
        });
    }

    /// What tells calls apart: those with the same arguments share a method.
    private static String key(InvokeDynamicInstruction call) {
        return call.name().stringValue() + call.typeSymbol().descriptorString() + call.bootstrapMethod().owner().descriptorString() + call.bootstrapArgs();
    }

    /// The code that does what a call asks for, where it is one of those that are rewritten.
    private static Optional<Body> body(Object element) {
        if (!(element instanceof InvokeDynamicInstruction call)) {
            return Optional.empty();
        }
        List<ConstantDesc> arguments = call.bootstrapArgs();
        return switch (call.bootstrapMethod().owner().descriptorString() + call.bootstrapMethod().methodName()) {
            case SWITCHES + "typeSwitch" -> arguments.stream().allMatch(each -> each instanceof ClassDesc type && !type.isPrimitive())
                    ? Optional.of(new Body.TypeSwitch(arguments.stream().map(ClassDesc.class::cast).toList()))
                    : Optional.empty();
            case RECORDS + "bootstrap" -> switch (call.name().stringValue()) {
                case "equals" -> Optional.of(new Body.Equality((ClassDesc) arguments.getFirst(), fields(arguments)));
                case "hashCode" -> Optional.of(new Body.Hash(fields(arguments)));
                default -> Optional.empty();
            };
            default -> Optional.empty();
        };
    }

    /// The fields of a record, after its class and their names.
    private static List<DirectMethodHandleDesc> fields(List<ConstantDesc> arguments) {
        return arguments.stream().skip(2).map(DirectMethodHandleDesc.class::cast).toList();
    }

    private static void write(Method method, CodeBuilder code) {
        switch (method.body()) {
            case Body.TypeSwitch(List<ClassDesc> types) -> writeSwitch(types, code);
            case Body.Equality(ClassDesc owner, List<DirectMethodHandleDesc> fields) -> writeEquality(owner, fields, code);
            case Body.Hash(List<DirectMethodHandleDesc> fields) -> writeHash(fields, code);
        }
    }

    private static void writeSwitch(List<ClassDesc> types, CodeBuilder code) {
        Label present = code.newLabel();
        Label none = code.newLabel();
        List<Label> tests = new ArrayList<>();
        types.forEach(_ -> tests.add(code.newLabel()));
        code.aload(0).ifnonnull(present).iconst_m1().ireturn().labelBinding(present);
        code.iload(1).tableswitch(0, types.size() - 1, none, IntStream.range(0, types.size()).mapToObj(i -> SwitchCase.of(i, tests.get(i))).toList());
        for (int i = 0; i < types.size(); i++) {
            Label next = i + 1 < types.size() ? tests.get(i + 1) : none;
            code.labelBinding(tests.get(i)).aload(0).instanceOf(types.get(i)).ifeq(next).loadConstant(i).ireturn();
        }
        code.labelBinding(none).loadConstant(types.size()).ireturn();
    }

    private static void writeEquality(ClassDesc owner, List<DirectMethodHandleDesc> fields, CodeBuilder code) {
        Label same = code.newLabel();
        Label differs = code.newLabel();
        code.aload(0).aload(1).if_acmpeq(same).aload(1).instanceOf(owner).ifeq(differs);
        for (DirectMethodHandleDesc field : fields) {
            ClassDesc type = field.invocationType().returnType();
            code.aload(0).getfield(owner, field.methodName(), type);
            code.aload(1).checkcast(owner).getfield(owner, field.methodName(), type);
            switch (TypeKind.from(type)) {
                case REFERENCE -> code.invokestatic(OBJECTS, "equals", MethodTypeDesc.of(ConstantDescs.CD_boolean, ConstantDescs.CD_Object, ConstantDescs.CD_Object))
                        .ifeq(differs);
                case LONG -> code.lcmp().ifne(differs);
                case FLOAT, DOUBLE -> code.invokestatic(boxed(type), "compare", MethodTypeDesc.of(ConstantDescs.CD_int, type, type)).ifne(differs);
                case BOOLEAN, BYTE, CHAR, INT, SHORT -> code.if_icmpne(differs);
                case VOID -> throw new IllegalStateException(field + " has no type");
            }
        }
        code.labelBinding(same).iconst_1().ireturn().labelBinding(differs).iconst_0().ireturn();
    }

    private static void writeHash(List<DirectMethodHandleDesc> fields, CodeBuilder code) {
        code.iconst_0();
        for (DirectMethodHandleDesc field : fields) {
            ClassDesc type = field.invocationType().returnType();
            code.loadConstant(HASH_FACTOR).imul().aload(0).getfield(field.owner(), field.methodName(), type);
            if (type.isPrimitive()) {
                code.invokestatic(boxed(type), "hashCode", MethodTypeDesc.of(ConstantDescs.CD_int, type));
            } else {
                code.invokestatic(OBJECTS, "hashCode", MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_Object));
            }
            code.iadd();
        }
        code.ireturn();
    }

    private static ClassDesc boxed(ClassDesc primitive) {
        return ClassDesc.of("java.lang." + switch (Objects.requireNonNull(primitive).displayName()) {
            case "int" -> "Integer";
            case "char" -> "Character";
            case String name -> Character.toUpperCase(name.charAt(0)) + name.substring(1);
        });
    }
}
