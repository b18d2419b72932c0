package io.bindery.ecore;

import io.bindery.data.JsonOutput;
import io.bindery.data.JsonReader;
import io.bindery.puppet.catalog.RichData;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.eclipse.emf.common.util.EList;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EClassifier;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;

/// Objects of the metamodel from hashes that name their class under `kind`, and back.
final class ObjectConversion {
    private static final String KIND = "kind";
    private static final String JSON = "Json";

    private final EPackage metamodel = Metamodel.load();

    EPackage metamodel() {
        return metamodel;
    }

    EObject toObject(Hash hash) {
        EClass type = type(hash);
        EObject object = EcoreUtil.create(type);
        hash.entries().forEach((key, value) -> {
            if (key instanceof Str(String name) && !name.equals(KIND)) {
                set(object, feature(type, name), value);
            }
        });
        return object;
    }

    private EClass type(Hash hash) {
        String kind = hash.get(KIND) instanceof Str(String name) ? name : "";
        EClassifier found = metamodel.getEClassifier(kind);
        if (!(found instanceof EClass type) || type.isAbstract()) {
            throw new IllegalArgumentException("'" + kind + "' is no class of a bindings model");
        }
        return type;
    }

    private static EStructuralFeature feature(EClass type, String name) {
        EStructuralFeature feature = type.getEStructuralFeature(name);
        if (feature == null) {
            throw new IllegalArgumentException("A " + type.getName() + " has no '" + name + "'");
        }
        return feature;
    }

    private void set(EObject object, EStructuralFeature feature, Value value) {
        if (!feature.isMany()) {
            object.eSet(feature, one(feature, value));
            return;
        }
        List<Object> all = new ArrayList<>();
        if (value instanceof Arr list) {
            list.elements().forEach(each -> all.add(one(feature, each)));
        }
        object.eSet(feature, all);
    }

    private Object one(EStructuralFeature feature, Value value) {
        if (feature instanceof EReference) {
            if (value instanceof Hash hash) {
                return toObject(hash);
            }
            throw new IllegalArgumentException("'" + feature.getName() + "' is no object");
        }
        if (isJson(feature)) {
            JsonOutput out = new JsonOutput();
            new RichData(out).write(value);
            return out.toString();
        }
        return switch (value) {
            case Str(String text) -> text;
            case Bool bool -> bool.value();
            case Int(long number) -> Math.toIntExact(number);
            default -> throw new IllegalArgumentException("'" + feature.getName() + "' is neither text, number nor flag");
        };
    }

    private static boolean isJson(EStructuralFeature feature) {
        return feature instanceof EAttribute attribute && JSON.equals(attribute.getEAttributeType().getName());
    }

    Hash toHash(EObject object) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        entries.put(Str.of(KIND), Str.of(object.eClass().getName()));
        for (EStructuralFeature feature : object.eClass().getEAllStructuralFeatures()) {
            if (object.eIsSet(feature)) {
                entries.put(Str.of(feature.getName()), value(feature, object.eGet(feature)));
            }
        }
        return Hash.owning(entries);
    }

    private Value value(EStructuralFeature feature, Object set) {
        if (!(set instanceof EList<?> many)) {
            return one(feature, set);
        }
        List<Value> all = new ArrayList<>();
        for (Object each : many) {
            all.add(one(feature, each));
        }
        return new Arr(all);
    }

    private Value one(EStructuralFeature feature, Object set) {
        return switch (set) {
            case EObject object -> toHash(object);
            case String text when isJson(feature) -> JsonReader.read(new SourceFile("", text), ValueBuilder.VALUES);
            case String text -> Str.of(text);
            case Boolean bool -> Bool.of(bool);
            case Integer number -> Int.of(number);
            default -> throw new IllegalArgumentException("'" + feature.getName() + "' has a value of no known kind");
        };
    }
}
