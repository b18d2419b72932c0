package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.IpAddress;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
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
            // Java returns its own spelling of the address if the address has no name.
            if (!name.equals(host.getHostAddress())) {
                return Result.of(name);
            }
            call.log(Level.INFO, "Couldn't reverse resolve '" + address + "'. (getaddrinfo: " + reason() + ")");
            return Result.of(address);
        } catch (UnknownHostException e) {
            return Result.of(address);
        }
    }

    /// The resolver's reason, which Java does not tell: without a network the name servers do not answer.
    private static String reason() {
        try {
            boolean connected = NetworkInterface.networkInterfaces().anyMatch(IpToHost::leadsOut);
            return connected ? "Name or service not known" : "Temporary failure in name resolution";
        } catch (SocketException e) {
            return "Temporary failure in name resolution";
        }
    }

    private static boolean leadsOut(NetworkInterface each) {
        try {
            return each.isUp() && !each.isLoopback();
        } catch (SocketException e) {
            return false;
        }
    }
}
