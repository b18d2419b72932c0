package io.bindery.server.http;

import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// Answers requests that cannot be read as HTTP, or are too large. The page never shows an exception.
final class UnreadableRequests implements Request.Handler {
    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        int status = response.getStatus() < 400 ? HttpStatus.BAD_REQUEST_400 : response.getStatus();
        String page = ErrorPage.badMessage(status, HttpStatus.getMessage(status));
        response.getHeaders().put(new HttpField(HttpHeader.CONTENT_TYPE, "text/html;charset=iso-8859-1"));
        response.getHeaders().put(HttpHeader.CONNECTION, "close");
        Content.Sink.write(response, true, page, callback);
        return true;
    }
}
