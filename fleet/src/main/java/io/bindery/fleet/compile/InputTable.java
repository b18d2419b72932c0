package io.bindery.fleet.compile;

import io.bindery.fleet.code.CodeError;
import io.bindery.fleet.code.CodeState;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/// The inputs of all compiles, each stored once: a path and the fingerprint of its content. Compiles refer to inputs by number.
final class InputTable {
    private final Map<Input, Integer> numbers = new ConcurrentHashMap<>();
    private final Map<Integer, Input> byNumber = new ConcurrentHashMap<>();
    private final AtomicInteger next = new AtomicInteger();
    /// For each input, whether both states have the same content; filled as inputs are compared.
    private final Map<Integer, Boolean> holding = new ConcurrentHashMap<>();

    private record Input(String path, String fingerprint) {}

    /// The numbers of these paths and their fingerprints, as [#hold] reads them.
    byte[] numbers(Collection<Path> paths, CodeState state) {
        int[] all = new int[paths.size()];
        int at = 0;
        for (Path path : paths) {
            all[at++] = number(new Input(path.toString(), state.fingerprint(path)));
        }
        Arrays.sort(all);
        return packed(all);
    }

    private int number(Input input) {
        return numbers.computeIfAbsent(input, asked -> {
            int number = next.getAndIncrement();
            byNumber.put(number, asked);
            return number;
        });
    }

    private static byte[] packed(int[] sorted) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int last = 0;
        for (int number : sorted) {
            int step = number - last;
            last = number;
            for (; step >= 0x80; step >>>= 7) {
                out.write(step & 0x7F | 0x80);
            }
            out.write(step);
        }
        return out.toByteArray();
    }

    /// Does something with each number, until it is refused.
    private static boolean all(byte[] packed, java.util.function.IntPredicate test) {
        int last = 0;
        int step = 0;
        int shift = 0;
        for (byte each : packed) {
            step |= (each & 0x7F) << shift;
            if (each < 0) {
                shift += 7;
                continue;
            }
            last += step;
            step = 0;
            shift = 0;
            if (!test.test(last)) {
                return false;
            }
        }
        return true;
    }

    /// Drops the results about the two states that were compared.
    void forget() {
        holding.clear();
    }

    /// Whether all of these inputs are the same at both states as they were then. The states are always the same two, until [#forget].
    boolean hold(byte[] packed, CodeState from, CodeState to) {
        return all(packed, number -> holding.computeIfAbsent(number, asked -> holds(byNumber.get(asked), from, to)));
    }

    private static boolean holds(@Nullable Input input, CodeState from, CodeState to) {
        if (input == null) {
            return false;
        }
        Path path = Path.of(input.path);
        try {
            return from.fingerprint(path).equals(input.fingerprint) && to.fingerprint(path).equals(input.fingerprint);
        } catch (CodeError unreadable) {
            return false;
        }
    }

    /// The numbers that the inputs of another table have in this one.
    int[] adopt(InputTable other) {
        int[] adopted = new int[other.next.get()];
        for (int i = 0; i < adopted.length; i++) {
            Input input = other.byNumber.get(i);
            adopted[i] = input == null ? -1 : number(input);
        }
        return adopted;
    }

    /// Packed numbers of another table as those of this one.
    static byte[] renumbered(byte[] packed, int[] adopted) {
        List<Integer> numbers = new ArrayList<>();
        all(packed, number -> numbers.add(adopted[number]));
        return packed(numbers.stream().mapToInt(each -> each).sorted().toArray());
    }

    /// Writes the inputs that some compile refers to.
    void write(DataOutputStream out, List<byte[]> used) throws IOException {
        boolean[] wanted = new boolean[next.get()];
        used.forEach(each -> all(each, number -> {
            wanted[number] = true;
            return true;
        }));
        out.writeInt(wanted.length);
        for (int i = 0; i < wanted.length; i++) {
            Input input = wanted[i] ? byNumber.get(i) : null;
            text(out, input == null ? null : input.path);
            text(out, input == null ? null : input.fingerprint);
        }
    }

    void read(DataInputStream in) throws IOException {
        int count = in.readInt();
        for (int i = 0; i < count; i++) {
            String path = text(in);
            String fingerprint = text(in);
            if (path != null && fingerprint != null) {
                Input input = new Input(path, fingerprint);
                numbers.put(input, i);
                byNumber.put(i, input);
            }
        }
        next.set(count);
    }

    static void text(DataOutputStream out, @Nullable String text) throws IOException {
        byte[] bytes = text == null ? new byte[0] : text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(text == null ? -1 : bytes.length);
        out.write(bytes);
    }

    static @Nullable String text(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length > in.available()) {
            throw new IOException("broken store of inputs");
        }
        return length < 0 ? null : new String(in.readNBytes(length), StandardCharsets.UTF_8);
    }
}
