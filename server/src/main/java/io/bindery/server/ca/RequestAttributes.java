package io.bindery.server.ca;

import io.bindery.data.DataError;
import io.bindery.data.YamlOptions;
import io.bindery.data.YamlReader;
import io.bindery.files.FileReading;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.x509.Extension;

/// `csr_attributes.yaml`: additions of a host to its own certificate request.
record RequestAttributes(List<Issuing.ExtensionText> extensions, List<Issuing.ExtensionText> attributes) {
    static final RequestAttributes NONE = new RequestAttributes(List.of(), List.of());

    static RequestAttributes read(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return NONE;
        }
        Value content;
        try {
            content = YamlReader.read(
                    new SourceFile(file.toString(), FileReading.text(file)), ValueBuilder.VALUES, YamlOptions.WITH_SYMBOLS);
        } catch (DataError broken) {
            throw new CaError(CaError.Kind.STATE, "Invalid CSR attributes in " + file + ": " + broken.text());
        }
        if (!(content instanceof Hash sections)) {
            throw new CaError(CaError.Kind.STATE, "Invalid CSR attributes, expected instance of Hash in " + file);
        }
        return new RequestAttributes(
                texts(sections.get("extension_requests"), "extension request"),
                texts(sections.get("custom_attributes"), "attribute"));
    }

    private static List<Issuing.ExtensionText> texts(@org.jspecify.annotations.Nullable Value section, String what) {
        List<Issuing.ExtensionText> texts = new ArrayList<>();
        if (section instanceof Hash pairs) {
            for (Map.Entry<Value, Value> pair : pairs.entries().entrySet()) {
                texts.add(new Issuing.ExtensionText(
                        identifier(RubyText.of(pair.getKey()), what), RubyText.of(pair.getValue())));
            }
        }
        return texts;
    }

    private static ASN1ObjectIdentifier identifier(String name, String what) {
        String known = PuppetOids.identifier(name);
        if (name.equals("subjectAltName") || name.equals(Extension.subjectAlternativeName.getId())) {
            throw new CaError(
                    CaError.Kind.STATE,
                    "Cannot specify CSR extension request " + name + ": conflicts with internally used extension request");
        }
        ASN1ObjectIdentifier identifier = ASN1ObjectIdentifier.tryFromID(known == null ? name : known);
        if (identifier == null) {
            throw new CaError(CaError.Kind.STATE, "Cannot create CSR with " + what + " " + name + ": it is no object identifier");
        }
        return identifier;
    }
}
