package io.bindery.cli.bindings;

import io.bindery.data.DataError;
import io.bindery.data.JsonOutput;
import io.bindery.data.JsonReader;
import io.bindery.ecore.BindingsXmi;
import io.bindery.hiera.bind.exchange.ModelJson;
import io.bindery.hiera.bind.model.BindingsModel;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/// The formats of an exported model of bindings. EMF is loaded only for the second.
enum ModelFormat {
    JSON {
        @Override
        byte[] write(BindingsModel model) {
            JsonOutput out = new JsonOutput();
            ModelJson.write(model, out);
            return out.newline().bytes();
        }

        @Override
        Hash read(String name, byte[] bytes) throws IOException {
            try {
                SourceFile file = new SourceFile(name, new String(bytes, StandardCharsets.UTF_8));
                if (JsonReader.read(file, ValueBuilder.VALUES) instanceof Hash model) {
                    return model;
                }
            } catch (DataError broken) {
                throw new IOException(broken.text(), broken);
            }
            throw new IOException(name + " holds no model of bindings");
        }
    },
    XMI {
        @Override
        byte[] write(BindingsModel model) throws IOException {
            return BindingsXmi.write(model);
        }

        @Override
        Hash read(String name, byte[] bytes) throws IOException {
            return BindingsXmi.read(bytes);
        }
    };

    abstract byte[] write(BindingsModel model) throws IOException;

    /// @throws IOException if the bytes are no model
    abstract Hash read(String name, byte[] bytes) throws IOException;

    /// The form of a file: what starts as XML is XMI.
    static ModelFormat of(byte[] bytes) {
        for (byte each : bytes) {
            if (!Character.isWhitespace(each)) {
                return each == '<' ? XMI : JSON;
            }
        }
        return JSON;
    }
}
