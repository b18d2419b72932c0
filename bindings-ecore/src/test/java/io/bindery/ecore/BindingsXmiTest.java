package io.bindery.ecore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.data.JsonReader;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EClassifier;
import org.eclipse.emf.ecore.EModelElement;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.util.Diagnostician;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.Test;

/// Requirements H2-13 and H2-196: a model keeps all it says on its way through XMI.
final class BindingsXmiTest {
    private static final String MODEL =
            """
            {"kind":"BindingsModel",
             "categories":[{"kind":"Category","name":"node","value":"n1","rank":1},{"kind":"Category","name":"rack","rank":2}],
             "layers":[{"kind":"NamedLayer","name":"site","bindings":[
               {"kind":"LazyBindings","name":"hiera:"},
               {"kind":"NamedBindings","name":"default","file":"/d.pp","statements":[
                 {"kind":"CategorizedBindings","file":"/d.pp","line":2,
                  "alternatives":[{"kind":"Alternative","predicates":[{"kind":"Predicate","category":"node","value":"a & <b>"}]}],
                  "statements":[{"kind":"Binding","line":3,"keyType":"Data","name":"x","abstract":true}]},
                 {"kind":"Binding","keyType":"Data","name":"h","override":true,
                  "producer":{"kind":"ConstantProducer","value":{"a":[1,2.5,null,{"b":"\\"quoted\\""}]}},"singleton":false},
                 {"kind":"Binding","keyType":"Class[a]","name":"","type":"Class[a]",
                  "producer":{"kind":"ResourceProducer","reference":"Class[b]"}},
                 {"kind":"Binding","multibindId":"m","producer":{"kind":"EvaluatingProducer",
                  "expression":{"kind":"Expression","text":"$x\\n  + 'y'","owner":"","line":9}}},
                 {"kind":"Multibinding","keyType":"Data","name":"m","type":"Array[String]","id":"m",
                  "options":{"kind":"MultibindOptions","flatten":-1,"uniq":true,"conflictResolution":"error"}},
                 {"kind":"ParameterBinding","target":"Web['one']","optional":true,
                  "producer":{"kind":"PartProducer","parameter":"p","object":{"kind":"InstanceProducer","class":"a.b.C"}},
                  "map":[{"kind":"NamePair","name":"u","other":"x"},{"kind":"NamePair","name":"v","other":"y"}]},
                 {"kind":"VariableBinding","names":["v","v"],"abstract":true},
                 {"kind":"MapBinding","left":"Web","right":"Sql","map":[{"kind":"NamePair","name":"u","other":"y"}]},
                 {"kind":"RebindBinding","rebinding":"alias","sourceType":"Data","source":"x","keyType":"Data","name":"y"},
                 {"kind":"DependencyBinding","links":[{"kind":"DependencyLink","from":["A[a]"],"to":["B[b]","C[c]"],"notifies":true}]},
                 {"kind":"ClassInclusion","names":["a","b"],"exclude":true},
                 {"kind":"Binding","keyType":"Data","name":"p","producer":{"kind":"ProducerProducer","registered":true,"producer":"x::y",
                  "arguments":[{"kind":"NamedProducer","name":"value","producer":{"kind":"ConstantProducer","value":3}}]}},
                 {"kind":"Binding","keyType":"Data","name":"q","producer":{"kind":"QueryProducer","type":"Sql",
                  "query":{"kind":"Expression","text":"Sql[?? port == 1]"}}},
                 {"kind":"Binding","keyType":"Data","name":"t","producer":{"kind":"TypeProducer","type":"Integer"}}
               ]}]}]}
            """;

    private static Hash parse(String json) {
        return (Hash) JsonReader.read(new SourceFile("", json), ValueBuilder.VALUES);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void h2_196_aModelComesBackAsItWas() throws IOException {
        Value back = BindingsXmi.read(BindingsXmi.write(bytes(MODEL)));
        assertThat(back).isEqualTo(parse(MODEL));
    }

    @Test
    void h2_13_instancesAreValidByTheMetamodel() {
        Diagnostic verdict = Diagnostician.INSTANCE.validate(new ObjectConversion().toObject(parse(MODEL)));
        assertThat(verdict.getSeverity()).as(verdict.toString()).isEqualTo(Diagnostic.OK);
    }

    @Test
    void h2_196_theMetamodelIsSoundItself() {
        Diagnostic verdict = Diagnostician.INSTANCE.validate(Metamodel.load());
        assertThat(verdict.getSeverity()).as(verdict.toString()).isEqualTo(Diagnostic.OK);
    }

    @Test
    void h2_196a_everyElementOfTheMetamodelIsDocumented() {
        EPackage metamodel = Metamodel.load();
        List<EModelElement> elements = new ArrayList<>();
        elements.add(metamodel);
        for (EClassifier classifier : metamodel.getEClassifiers()) {
            elements.add(classifier);
            if (classifier instanceof EClass type) {
                elements.addAll(type.getEStructuralFeatures());
            }
        }
        assertThat(elements).hasSizeGreaterThan(100).allSatisfy(element -> assertThat(EcoreUtil.getDocumentation(element))
                .as(element.toString())
                .isNotBlank());
    }

    @Test
    void whatIsNoModelIsRefused() {
        assertThatThrownBy(() -> BindingsXmi.read(bytes("<a/>"))).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> BindingsXmi.write(bytes("{\"kind\":\"Statement\"}")))
                .hasMessage("'Statement' is no class of a bindings model");
        assertThatThrownBy(() -> BindingsXmi.write(bytes("{\"kind\":\"BindingsModel\",\"more\":1}")))
                .hasMessage("A BindingsModel has no 'more'");
    }

    @Test
    void nothingOutsideOfTheTextIsRead() {
        String hostile = "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><a>&x;</a>";
        assertThatThrownBy(() -> BindingsXmi.read(bytes(hostile)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("DOCTYPE");
    }
}
