package io.bindery.puppet.resource.ini;

import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.ValueProperty;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The property `value` of a setting. Messages show it if differences may be shown, otherwise its digest.
class ShownValue extends ValueProperty {
    private final Attributes attributes;
    private final Surroundings around;

    ShownValue(String type, @Nullable String should, Attributes attributes, Surroundings around, Consumer<Value> setter) {
        super(type, "value", should == null ? List.of() : List.of(Str.of(should)), false, false, setter);
        this.attributes = attributes;
        this.around = around;
    }

    @Override
    public String isText(Value is) {
        return shown(Attributes.text(is));
    }

    @Override
    public String shouldText(Value should) {
        return shown(Attributes.text(should));
    }

    private String shown(String value) {
        String how = attributes.text("show_diff", "true");
        boolean open = around.options().showDiff() && !how.equals("false") && !how.equals("no");
        if (!open) {
            return "[redacted sensitive information]";
        }
        return how.equals("md5") ? "{md5}" + digest(value) : value;
    }

    private static String digest(String value) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("MD5").digest(value.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("the Java runtime has no MD5", e);
        }
    }
}
