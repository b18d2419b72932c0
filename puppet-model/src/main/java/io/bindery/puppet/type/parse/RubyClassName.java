package io.bindery.puppet.type.parse;

import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.type.ObjectTypeExtension;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.type.TypeSetType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.CallableValue;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.IterableValue;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Uri;
import io.bindery.puppet.value.Value;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The name of the Ruby class that a value has in Puppet itself; some of Puppet's messages contain it.
public final class RubyClassName {
    private RubyClassName() {}

    public static String of(Value value) {
        return switch (value) {
            case Undef _ -> "NilClass";
            case Default _ -> "Symbol";
            case Bool bool -> bool.value() ? "TrueClass" : "FalseClass";
            case Int _, BigInt _ -> "Integer";
            case Real _ -> "Float";
            case Str _ -> "String";
            case Regex _ -> "Regexp";
            case Arr _ -> "Array";
            case Hash _ -> "Hash";
            case Sensitive _ -> "Puppet::Pops::Types::PSensitiveType::Sensitive";
            case Binary _ -> "Puppet::Pops::Types::PBinaryType::Binary";
            case Timestamp _ -> "Puppet::Pops::Time::Timestamp";
            case Timespan _ -> "Puppet::Pops::Time::Timespan";
            case SemVer _ -> "SemanticPuppet::Version";
            case SemVerRange _ -> "SemanticPuppet::VersionRange";
            case Uri uri -> uri(uri.scheme());
            case TypeValue type -> "Puppet::Pops::Types::P" + kind((Type) type) + "Type";
            case ObjectValue _ -> "Object";
            case CallableValue _ -> "Proc";
            case IterableValue _ -> "Puppet::Pops::Types::Iterator";
        };
    }

    private static String kind(Type type) {
        return switch (type) {
            case TypeAliasType _ -> "TypeAlias";
            case ObjectType _ -> "Object";
            case ObjectTypeExtension _ -> "ObjectTypeExtension";
            case TypeSetType _ -> "TypeSet";
            default -> type.name();
        };
    }

    private static String uri(@Nullable String scheme) {
        return switch (scheme) {
            case "http", "https", "ftp", "ldap", "ldaps", "ws", "wss" -> "URI::" + scheme.toUpperCase(Locale.ROOT);
            case "file" -> "URI::File";
            case "mailto" -> "URI::MailTo";
            case null, default -> "URI::Generic";
        };
    }
}
