package io.bindery.ecore;

import io.bindery.data.JsonOutput;
import io.bindery.data.JsonReader;
import io.bindery.hiera.bind.exchange.ModelJson;
import io.bindery.hiera.bind.model.BindingsModel;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.eclipse.emf.ecore.xmi.XMLResource;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceImpl;

/// A model of bindings as XMI. It is the JSON form in other clothes: [ObjectConversion] knows no more than the metamodel says.
public final class BindingsXmi {
    private static final URI PLACE = URI.createURI("bindings.xmi");

    private BindingsXmi() {}

    public static byte[] write(BindingsModel model) throws IOException {
        JsonOutput json = new JsonOutput();
        ModelJson.write(model, json);
        return write(json.bytes());
    }

    /// The XMI form of a model's JSON form.
    static byte[] write(byte[] json) throws IOException {
        SourceFile text = new SourceFile("", new String(json, StandardCharsets.UTF_8));
        if (!(JsonReader.read(text, ValueBuilder.VALUES) instanceof Hash model)) {
            throw new IllegalArgumentException("This is no model of bindings");
        }
        XMIResourceImpl resource = new XMIResourceImpl(PLACE);
        resource.getContents().add(new ObjectConversion().toObject(model));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        resource.save(out, Map.of(XMLResource.OPTION_ENCODING, "UTF-8", XMLResource.OPTION_LINE_WIDTH, 120));
        return out.toByteArray();
    }

    /// The JSON form of what [#write] wrote, as [io.bindery.hiera.bind.exchange.ModelReader] takes it.
    ///
    /// @throws IOException if it is no XMI of this metamodel
    public static Hash read(byte[] xmi) throws IOException {
        ObjectConversion conversion = new ObjectConversion();
        ResourceSetImpl resources = new ResourceSetImpl();
        resources.getPackageRegistry().put(Metamodel.NAMESPACE, conversion.metamodel());
        XMIResourceImpl resource = new XMIResourceImpl(PLACE);
        resources.getResources().add(resource);
        // Nothing outside of the text is read on its behalf.
        Map<String, Boolean> features = Map.of("http://apache.org/xml/features/disallow-doctype-decl", true);
        resource.load(new ByteArrayInputStream(xmi), Map.of(XMLResource.OPTION_PARSER_FEATURES, features));
        if (resource.getContents().isEmpty()) {
            throw new IOException("There is no model in it");
        }
        EObject model = resource.getContents().getFirst();
        return conversion.toHash(model);
    }
}
