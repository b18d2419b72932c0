package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.function.Function;
import org.jspecify.annotations.Nullable;

/// The functions of puppetlabs-stdlib by name. A function's class is loaded when it is first asked for.
public final class Stdlib {
    private Stdlib() {}

    /// The function, or null where only the module has it.
    public static @Nullable Function find(String name) {
        return switch (name) {
            case "any2array" -> Any2array.FUNCTION;
            case "any2bool" -> Any2bool.FUNCTION;
            case "assert_private" -> AssertPrivate.FUNCTION;
            case "base64" -> Base64Function.FUNCTION;
            case "basename" -> Basename.FUNCTION;
            case "batch_escape" -> BatchEscape.FUNCTION;
            case "bool2num" -> Bool2num.FUNCTION;
            case "bool2str" -> Bool2str.FUNCTION;
            case "clamp" -> Clamp.FUNCTION;
            case "concat" -> Concat.FUNCTION;
            case "convert_base" -> ConvertBase.FUNCTION;
            case "count" -> Count.FUNCTION;
            case "deep_merge" -> DeepMerge.FUNCTION;
            case "defined_with_params" -> DefinedWithParams.FUNCTION;
            case "delete" -> Delete.FUNCTION;
            case "delete_at" -> DeleteAt.FUNCTION;
            case "delete_undef_values" -> DeleteUndefValues.FUNCTION;
            case "delete_values" -> DeleteValues.FUNCTION;
            case "deprecation" -> Deprecation.FUNCTION;
            case "difference" -> Difference.FUNCTION;
            case "dirname" -> Dirname.FUNCTION;
            case "dos2unix" -> Dos2unix.FUNCTION;
            case "enclose_ipv6" -> EncloseIpv6.FUNCTION;
            case "ensure_packages" -> EnsurePackages.FUNCTION;
            case "ensure_resource" -> EnsureResource.FUNCTION;
            case "ensure_resources" -> EnsureResources.FUNCTION;
            case "fact" -> Fact.FUNCTION;
            case "fqdn_rotate" -> FqdnRotate.FUNCTION;
            case "fqdn_uuid" -> FqdnUuid.FUNCTION;
            case "get_module_path" -> GetModulePath.FUNCTION;
            case "getparam" -> Getparam.FUNCTION;
            case "grep" -> Grep.FUNCTION;
            case "has_key" -> HasKey.FUNCTION;
            case "hash" -> HashFunction.FUNCTION;
            case "intersection" -> Intersection.FUNCTION;
            case "is_a" -> IsA.FUNCTION;
            case "is_absolute_path" -> IsAbsolutePath.FUNCTION;
            case "is_array" -> IsArray.FUNCTION;
            case "is_bool" -> IsBool.FUNCTION;
            case "is_domain_name" -> IsDomainName.FUNCTION;
            case "is_float" -> IsFloat.FUNCTION;
            case "is_hash" -> IsHash.FUNCTION;
            case "is_integer" -> IsInteger.FUNCTION;
            case "is_ip_address" -> IsIpAddress.FUNCTION;
            case "is_ipv4_address" -> IsIpv4Address.FUNCTION;
            case "is_ipv6_address" -> IsIpv6Address.FUNCTION;
            case "is_mac_address" -> IsMacAddress.FUNCTION;
            case "is_numeric" -> IsNumeric.FUNCTION;
            case "is_string" -> IsString.FUNCTION;
            case "join_keys_to_values" -> JoinKeysToValues.FUNCTION;
            case "member" -> Member.FUNCTION;
            case "merge" -> Merge.FUNCTION;
            case "num2bool" -> Num2bool.FUNCTION;
            case "os_version_gte" -> OsVersionGte.FUNCTION;
            case "parsejson" -> Parsejson.FUNCTION;
            case "parseyaml" -> Parseyaml.FUNCTION;
            case "pick" -> Pick.FUNCTION;
            case "pick_default" -> PickDefault.FUNCTION;
            case "powershell_escape" -> PowershellEscape.FUNCTION;
            case "prefix" -> Prefix.FUNCTION;
            case "range" -> RangeFunction.FUNCTION;
            case "regexpescape" -> Regexpescape.FUNCTION;
            case "reject" -> Reject.FUNCTION;
            case "reverse" -> Reverse.FUNCTION;
            case "seeded_rand" -> SeededRand.FUNCTION;
            case "seeded_rand_string" -> SeededRandString.FUNCTION;
            case "shell_escape" -> ShellEscape.FUNCTION;
            case "shell_join" -> ShellJoin.FUNCTION;
            case "squeeze" -> Squeeze.FUNCTION;
            case "stdlib::end_with" -> EndWith.FUNCTION;
            case "stdlib::extname" -> Extname.FUNCTION;
            case "stdlib::ip_in_range" -> IpInRange.FUNCTION;
            case "stdlib::start_with" -> StartWith.FUNCTION;
            case "str2bool" -> Str2bool.FUNCTION;
            case "suffix" -> Suffix.FUNCTION;
            case "swapcase" -> Swapcase.FUNCTION;
            case "to_bytes" -> ToBytes.FUNCTION;
            case "to_json" -> ToJson.FUNCTION;
            case "to_json_pretty" -> ToJsonPretty.FUNCTION;
            case "type_of" -> TypeOf.FUNCTION;
            case "union" -> Union.FUNCTION;
            case "unix2dos" -> Unix2dos.FUNCTION;
            case "uriescape" -> Uriescape.FUNCTION;
            case "validate_absolute_path" -> ValidateAbsolutePath.FUNCTION;
            case "validate_array" -> ValidateArray.FUNCTION;
            case "validate_bool" -> ValidateBool.FUNCTION;
            case "validate_hash" -> ValidateHash.FUNCTION;
            case "validate_integer" -> ValidateInteger.FUNCTION;
            case "validate_ip_address" -> ValidateIpAddress.FUNCTION;
            case "validate_ipv4_address" -> ValidateIpv4Address.FUNCTION;
            case "validate_ipv6_address" -> ValidateIpv6Address.FUNCTION;
            case "validate_legacy" -> ValidateLegacy.FUNCTION;
            case "validate_numeric" -> ValidateNumeric.FUNCTION;
            case "validate_re" -> ValidateRe.FUNCTION;
            case "validate_slength" -> ValidateSlength.FUNCTION;
            case "validate_string" -> ValidateString.FUNCTION;
            case "values_at" -> ValuesAt.FUNCTION;
            case "zip" -> Zip.FUNCTION;
            default -> null;
        };
    }
}
