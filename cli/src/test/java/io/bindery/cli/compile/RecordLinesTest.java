package io.bindery.cli.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/// Lines that come one by one, as from a caller that waits for each answer.
final class RecordLinesTest {
    @Test
    void whoHasALineDoesNotWaitForTheNext() {
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(120), () -> {
            PipedOutputStream sender = new PipedOutputStream();
            RecordLines lines = new RecordLines(new PipedInputStream(sender));
            BlockingQueue<String> answers = new LinkedBlockingQueue<>();
            Thread first = Thread.ofPlatform().start(() -> answer(lines, answers));
            Thread second = Thread.ofPlatform().start(() -> answer(lines, answers));
            for (int i = 1; i <= 200; i++) {
                sender.write(("line " + i + "\n").getBytes(StandardCharsets.UTF_8));
                sender.flush();
                assertThat(answers.poll(60, TimeUnit.SECONDS)).isEqualTo("line " + i);
            }
            sender.close();
            first.join();
            second.join();
            assertThat(lines.taken()).isEqualTo(200);
        });
    }

    @Test
    void countingWaitsForNobody() {
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(120), () -> {
            PipedOutputStream sender = new PipedOutputStream();
            RecordLines lines = new RecordLines(new PipedInputStream(sender));
            Thread reader = Thread.ofPlatform().start(() -> answer(lines, new LinkedBlockingQueue<>()));
            while (reader.getState() != Thread.State.WAITING && reader.getState() != Thread.State.TIMED_WAITING) {
                Thread.onSpinWait();
            }
            assertThat(lines.taken()).isZero();
            sender.close();
            reader.join();
        });
    }

    private static void answer(RecordLines lines, BlockingQueue<String> answers) {
        try {
            for (String line = lines.next(); line != null; line = lines.next()) {
                answers.add(line);
                assertThat(lines.taken()).isPositive();
            }
        } catch (IOException broken) {
            answers.add(broken.toString());
        }
    }
}
