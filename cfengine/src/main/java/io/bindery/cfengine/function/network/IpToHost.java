package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.IpAddress;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Locale;

/// `ip2host(address)`: the name of the host that has an address; the address itself where none has.
public final class IpToHost implements Function {
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
            InetAddress host = InetAddress.getByAddress(bytes);
            String name = host.getCanonicalHostName();
            // Java gives its own spelling of the address where there is no name.
            if (!name.equals(host.getHostAddress())) {
                return Result.of(name);
            }
            call.log(Level.INFO, "Couldn't reverse resolve '" + address + "'. (getaddrinfo: Temporary failure in name resolution)");
            return Result.of(address);
        } catch (UnknownHostException e) {
            return Result.of(address);
        }
    }
}
