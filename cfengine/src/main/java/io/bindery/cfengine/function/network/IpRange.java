package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Optional;

/// `iprange(range, interface)`: whether this host, or one of its interfaces, has an address in the range.
public final class IpRange implements Function {
    @Override
    public Result call(Call call) {
        Optional<String> wanted = call.size() > 1 ? Optional.of(call.text(1)) : Optional.empty();
        try {
            return Result.of(NetworkInterface.networkInterfaces()
                    .filter(found -> wanted.map(name -> found.getName().equals(name)).orElse(true))
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> address instanceof Inet4Address || !address.isLoopbackAddress())
                    .anyMatch(address -> Subnet.contains(call, call.text(0), text(address))));
        } catch (SocketException e) {
            return Result.of(false);
        }
    }

    private static String text(InetAddress address) {
        String text = address.getHostAddress();
        int scope = text.indexOf('%');
        return scope < 0 ? text : text.substring(0, scope);
    }
}
