package io.bindery.inventory;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Zone files of the form of RFC 8536, made by hand: one hour until the moment 1000, two hours from then on.
final class LocalZoneTest {
    @TempDir
    private Path directory = Path.of("");

    private Path zone(char version, String rule) throws IOException {
        byte[] footer = ("\n" + rule + "\n").getBytes(StandardCharsets.US_ASCII);
        ByteBuffer data = ByteBuffer.allocate(512);
        header(data, version, 0);
        data.put(new byte[6 + 4]);
        header(data, version, 1);
        data.putLong(1000).put((byte) 1);
        data.putInt(3600).put((byte) 0).put((byte) 0);
        data.putInt(7200).put((byte) 1).put((byte) 0);
        data.put("LMT\0".getBytes(StandardCharsets.US_ASCII)).put(footer);
        byte[] bytes = new byte[data.position()];
        data.flip().get(bytes);
        return Files.write(directory.resolve("zone"), bytes);
    }

    private static void header(ByteBuffer data, char version, int transitions) {
        data.put("TZif".getBytes(StandardCharsets.US_ASCII)).put((byte) version).put(new byte[15]);
        data.putInt(0).putInt(0).putInt(0).putInt(transitions).putInt(transitions + 1).putInt(4);
    }

    @Test
    void theLastTransitionBeforeTheMomentCounts() throws IOException {
        Path file = zone('2', "XYZ-2");
        assertThat(LocalZone.seconds(file, 999)).isEqualTo(3600);
        assertThat(LocalZone.seconds(file, 1000)).isEqualTo(7200);
        assertThat(LocalZone.seconds(file, 5000)).isEqualTo(7200);
    }

    @Test
    void aRuleForLaterIsLeftToOthers() throws IOException {
        Path file = zone('3', "XYZ-2XYS,M3.5.0,M10.5.0/3");
        assertThat(LocalZone.seconds(file, 999)).isEqualTo(3600);
        assertThat(LocalZone.seconds(file, 5000)).isNull();
    }

    @Test
    void filesThatDoNotSayAreLeftToOthers() throws IOException {
        assertThat(LocalZone.seconds(zone('\0', "XYZ-2"), 5000)).isNull();
        assertThat(LocalZone.seconds(Files.writeString(directory.resolve("text"), "Europe/Berlin, they say"), 5000)).isNull();
        assertThat(LocalZone.seconds(Files.write(directory.resolve("cut"), new byte[] {'T', 'Z', 'i', 'f', '2'}), 5000)).isNull();
    }

    @Test
    void withoutAFileItIsTheTimeOfTheWorld() {
        assertThat(LocalZone.seconds(directory.resolve("none"), 5000)).isZero();
    }
}
