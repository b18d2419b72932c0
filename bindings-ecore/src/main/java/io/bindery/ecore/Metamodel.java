package io.bindery.ecore;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceImpl;

/// The metamodel, read from `bindings.ecore`.
final class Metamodel {
    static final String NAMESPACE = "http://bindery.io/bindings/1";

    private Metamodel() {}

    static EPackage load() {
        ResourceSetImpl resources = new ResourceSetImpl();
        resources.getPackageRegistry().put(EcorePackage.eNS_URI, EcorePackage.eINSTANCE);
        XMIResourceImpl resource = new XMIResourceImpl(URI.createURI(NAMESPACE));
        resources.getResources().add(resource);
        try (InputStream in = Objects.requireNonNull(Metamodel.class.getResourceAsStream("bindings.ecore"))) {
            resource.load(in, Map.of());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return (EPackage) resource.getContents().getFirst();
    }
}
