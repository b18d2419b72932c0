package io.bindery.cfengine.function;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Locale;

/// `ip2host(address)`: the name of the host that has an address; the address itself where none has.
final class IpToHost implements Function {
    @Override
    public Result call(Call call) {
        String address = call.text(0);
        byte[] bytes = IpAddress.bytes(address.toLowerCase(Locale.ROOT));
        if (bytes == null) {
            call.log(
                    Level.ERROR,
                    "Unable to convert IP address '" + address + "'. (getaddrinfo: Name or service not known)");
            return Result.of(address);
        }
        try {
            return Result.of(InetAddress.getByAddress(bytes).getCanonicalHostName());
        } catch (UnknownHostException e) {
            return Result.of(address);
        }
    }
}
