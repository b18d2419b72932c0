package io.bindery.cfengine.promise.xml;

import io.bindery.cfengine.promise.PromiseType;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The promise types of an `edit_xml` bundle, for one document.
public final class EditXml {
    private EditXml() {}

    public static Function<String, @Nullable PromiseType> types(EditedDocument document) {
        return name -> {
            XmlEdit edit =
                    switch (name) {
                        case "build_xpath" -> new BuildXpath();
                        case "insert_tree" -> new InsertTree();
                        case "delete_tree" -> new DeleteTree();
                        case "set_attribute" -> new SetAttribute();
                        case "delete_attribute" -> new DeleteAttribute();
                        case "set_text" -> new SetText();
                        case "insert_text" -> new InsertText();
                        case "delete_text" -> new DeleteText();
                        default -> null;
                    };
            return edit == null ? null : new XmlEditType(name, edit, document);
        };
    }
}
