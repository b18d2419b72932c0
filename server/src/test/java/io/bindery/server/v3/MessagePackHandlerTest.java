package io.bindery.server.v3;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Content;
import io.bindery.server.http.Headers;
import io.bindery.server.http.Parameters;
import io.bindery.server.http.Request;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// MessagePack in front of a handler that echoes JSON. The byte forms are those of the format's specification.
class MessagePackHandlerTest {
    private final AtomicReference<Request> seen = new AtomicReference<>();
    private String type = "application/json;charset=utf-8";
    private String body = "{}";

    private Answer ask(boolean on, String accept, String contentType, byte[] sent) {
        Headers headers = new Headers(Map.of("accept", List.of(accept), "content-type", List.of(contentType)));
        return new MessagePackHandler(() -> on, (request, caller) -> {
                    seen.set(request);
                    return Answer.of(200, type, body);
                })
                .answer(new Request("PUT", "/puppet/v3/report/x", Parameters.NONE, headers, sent), Caller.ANONYMOUS);
    }

    private static byte[] bytes(Answer answer) {
        return answer.content() instanceof Content.Bytes(byte[] bytes) ? bytes : new byte[0];
    }

    @Test
    void answersInTheFormNamedFirst() {
        body = "{\"compact\":true,\"schema\":0}";
        Answer packed = ask(true, "application/x-msgpack, application/json", "application/json", new byte[0]);
        assertThat(packed.contentType()).isEqualTo("application/x-msgpack");
        assertThat(HexFormat.of().formatHex(bytes(packed))).isEqualTo("82a7636f6d70616374c3a6736368656d6100");
        assertThat(ask(true, "application/json, application/x-msgpack", "application/json", new byte[0]).contentType()).isEqualTo(type);
        assertThat(ask(false, "application/x-msgpack, application/json", "application/json", new byte[0]).contentType()).isEqualTo(type);
    }

    @Test
    void keepsRichAndPlainApart() {
        type = "application/vnd.puppet.rich+json; charset=utf-8";
        String accept = "application/vnd.puppet.rich+msgpack, application/x-msgpack, application/vnd.puppet.rich+json, application/json, text/pson";
        assertThat(ask(true, accept, "application/json", new byte[0]).contentType()).isEqualTo("application/vnd.puppet.rich+msgpack");
        assertThat(seen.get().headers().value("accept"))
                .hasValue("application/vnd.puppet.rich+json, application/json, application/vnd.puppet.rich+json, application/json, text/pson");
    }

    @Test
    void readsWhatIsSent() {
        ask(true, "application/json", "application/x-msgpack", HexFormat.of().parseHex("82a7636f6d70616374c3a6736368656d6100"));
        assertThat(seen.get().text()).isEqualTo("{\"compact\":true,\"schema\":0}");
        assertThat(seen.get().headers().value("content-type")).hasValue("application/json");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "[1,-1,127,128,-32,-33,255,256,65535,65536,4294967295,4294967296,-128,-129,-32768,-32769,-2147483648,-2147483649,9223372036854775807,-9223372036854775808]",
        "{\"a\":[null,true,false,1.5,\"\\u00e4\\ud83d\\ude00\"],\"b\":{\"c\":{}}}",
        "18446744073709551615",
    })
    void losesNothing(String json) {
        body = json;
        byte[] packed = bytes(ask(true, "application/x-msgpack", "application/json", new byte[0]));
        String escaped = json.replace("\\u00e4", "\u00e4").replace("\\ud83d\\ude00", "\ud83d\ude00");
        assertThat(new String(MessagePackReader.json(packed), StandardCharsets.UTF_8)).isEqualTo(escaped);
    }

    @Test
    void writesLongTextsAndLists() {
        body = "[" + "\"" + "x".repeat(70_000) + "\",".repeat(1) + "\"" + "y".repeat(300) + "\"" + ",1".repeat(70_000) + "]";
        byte[] packed = bytes(ask(true, "application/x-msgpack", "application/json", new byte[0]));
        assertThat(new String(MessagePackReader.json(packed), StandardCharsets.UTF_8)).isEqualTo(body);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "81", "a5", "dbffffffff", "ddffffffff", "dfffffffff", "8101", "c1", "c0c0", "d4", "cb7ff0000000000000"})
    void refusesWhatIsNone(String hex) {
        assertThat(ask(true, "application/json", "application/x-msgpack", HexFormat.of().parseHex(hex)).status()).isEqualTo(400);
    }

    @Test
    void refusesDeepNesting() {
        assertThat(ask(true, "application/json", "application/x-msgpack", HexFormat.of().parseHex("91".repeat(100_000))).status()).isEqualTo(400);
    }
}
