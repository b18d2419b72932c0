package io.bindery.server.http;

import java.nio.ByteBuffer;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLEngineResult;
import javax.net.ssl.SSLEngineResult.HandshakeStatus;
import javax.net.ssl.SSLException;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.ssl.SslConnection;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.util.ssl.SslContextFactory;

/// Makes TLS connections whose handshakes go through a turnstile, because a signature with an RSA key of 4,096 bits takes
/// milliseconds.
final class TlsConnections extends SslConnectionFactory {
    private final Turnstile turnstile;

    TlsConnections(SslContextFactory.Server context, Turnstile turnstile) {
        super(context, HttpVersion.HTTP_1_1.asString());
        this.turnstile = turnstile;
    }

    @Override
    protected SslConnection newSslConnection(Connector connector, EndPoint endPoint, SSLEngine engine) {
        return new SslConnection(
                connector.getByteBufferPool(),
                connector.getExecutor(),
                getSslContextFactory(),
                endPoint,
                engine,
                isDirectBuffersForEncryption(),
                isDirectBuffersForDecryption()) {
            // Jetty runs what the engine has to compute right after this call; here it is done already.
            @Override
            protected SSLEngineResult unwrap(SSLEngine own, ByteBuffer input, ByteBuffer output) throws SSLException {
                SSLEngineResult result = super.unwrap(own, input, output);
                while (own.getHandshakeStatus() == HandshakeStatus.NEED_TASK) {
                    Runnable task = own.getDelegatedTask();
                    if (task == null) {
                        break;
                    }
                    turnstile.handshake(task);
                }
                return result;
            }
        };
    }
}
