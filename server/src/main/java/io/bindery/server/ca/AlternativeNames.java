package io.bindery.server.ca;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import org.bouncycastle.asn1.ASN1IA5String;
import org.bouncycastle.asn1.ASN1OctetString;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.Extensions;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.jspecify.annotations.Nullable;

/// The alternative names of a subject, in their order: IP addresses first, as Puppet Server lists and writes them.
///
/// @param others how many names there are that are neither host names nor addresses
record AlternativeNames(List<String> addresses, List<String> hosts, int others) {
    private static final String HOST = "DNS:";
    private static final String ADDRESS = "IP:";

    static final AlternativeNames NONE = new AlternativeNames(List.of(), List.of(), 0);

    AlternativeNames {
        addresses = List.copyOf(addresses);
        hosts = List.copyOf(hosts);
    }

    static AlternativeNames of(@Nullable Extensions extensions) {
        Extension extension = extensions == null ? null : extensions.getExtension(Extension.subjectAlternativeName);
        if (extension == null) {
            return NONE;
        }
        List<String> addresses = new ArrayList<>();
        List<String> hosts = new ArrayList<>();
        int others = 0;
        for (GeneralName name : names(extension)) {
            switch (name.getTagNo()) {
                case GeneralName.dNSName -> hosts.add(ASN1IA5String.getInstance(name.getName()).getString());
                case GeneralName.iPAddress -> addresses.add(address(ASN1OctetString.getInstance(name.getName()).getOctets()));
                default -> others++;
            }
        }
        return new AlternativeNames(addresses, hosts, others);
    }

    private static GeneralName[] names(Extension extension) {
        try {
            return GeneralNames.getInstance(extension.getParsedValue()).getNames();
        } catch (RuntimeException broken) {
            throw new CaError(CaError.Kind.DISALLOWED_EXTENSION, "The subject alternative names cannot be read");
        }
    }

    private static String address(byte[] octets) {
        try {
            return InetAddress.getByAddress(octets).getHostAddress();
        } catch (UnknownHostException wrongLength) {
            throw new CaError(CaError.Kind.DISALLOWED_EXTENSION, "The subject alternative names hold an invalid IP address");
        }
    }

    /// Names of a setting or flag, such as `web.example.org`, `DNS:web.example.org` or `IP:192.0.2.1`.
    static AlternativeNames parse(List<String> names) {
        List<String> addresses = new ArrayList<>();
        List<String> hosts = new ArrayList<>();
        for (String name : names) {
            if (name.startsWith(ADDRESS)) {
                addresses.add(name.substring(ADDRESS.length()));
            } else {
                hosts.add(name.startsWith(HOST) ? name.substring(HOST.length()) : name);
            }
        }
        return new AlternativeNames(addresses, hosts, 0);
    }

    boolean isEmpty() {
        return addresses.isEmpty() && hosts.isEmpty() && others == 0;
    }

    /// These names and the certificate's own, which must be among them.
    AlternativeNames including(String own) {
        return hosts.contains(own) ? this : adding(own);
    }

    AlternativeNames adding(String own) {
        List<String> all = new ArrayList<>(hosts);
        all.add(own);
        return new AlternativeNames(addresses, all, others);
    }

    /// All names with `IP:` or `DNS:` before them.
    List<String> texts() {
        List<String> texts = new ArrayList<>();
        addresses.forEach(address -> texts.add(ADDRESS + address));
        texts.addAll(hostTexts());
        return texts;
    }

    List<String> hostTexts() {
        return hosts.stream().map(HOST::concat).toList();
    }

    GeneralNames encoded() {
        List<GeneralName> names = new ArrayList<>();
        for (String address : addresses) {
            names.add(encodedAddress(address));
        }
        hosts.forEach(host -> names.add(new GeneralName(GeneralName.dNSName, host)));
        return new GeneralNames(names.toArray(GeneralName[]::new));
    }

    private static GeneralName encodedAddress(String address) {
        try {
            return new GeneralName(GeneralName.iPAddress, address);
        } catch (IllegalArgumentException invalid) {
            throw new CaError(CaError.Kind.DISALLOWED_EXTENSION, "Invalid IP address '" + address + "' in subject alternative names");
        }
    }
}
