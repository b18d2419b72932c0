package io.bindery.cfengine.function.argument;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The orders of `sort`, `min` and `max`. Texts that do not have the form of an order come first, by bytes.
public enum Ordering {
    LEX {
        @Override
        @Nullable BigDecimal key(String text) {
            return null;
        }
    },
    INT {
        @Override
        @Nullable BigDecimal key(String text) {
            double number = Numbers.leading(text);
            return Numbers.startsNumber(text) && Double.isFinite(number) ? BigDecimal.valueOf((long) number) : null;
        }
    },
    REAL {
        @Override
        @Nullable BigDecimal key(String text) {
            double number = Numbers.leading(text);
            return Numbers.startsNumber(text) && Double.isFinite(number) ? BigDecimal.valueOf(number) : null;
        }
    },
    IP {
        @Override
        @Nullable BigDecimal key(String text) {
            byte[] address = IpAddress.bytes(text);
            if (address == null) {
                return null;
            }
            BigInteger number = new BigInteger(1, address);
            return new BigDecimal(address.length == 4 ? number : number.setBit(128));
        }
    },
    MAC {
        @Override
        @Nullable BigDecimal key(String text) {
            boolean bare = text.length() == 12 && text.chars().allMatch(c -> Character.digit(c, 16) >= 0);
            String[] parts = bare ? text.split("(?<=\\G..)") : text.split(":", -1);
            if (parts.length != 6) {
                return null;
            }
            long number = 0;
            for (String part : parts) {
                if (part.isEmpty() || part.length() > 2 || part.chars().anyMatch(c -> Character.digit(c, 16) < 0)) {
                    return null;
                }
                number = number << 8 | Integer.parseInt(part, 16);
            }
            return BigDecimal.valueOf(number);
        }
    };

    public static Ordering of(String word) {
        return switch (word) {
            case "int" -> INT;
            case "real" -> REAL;
            case "ip", "IP" -> IP;
            case "mac", "MAC" -> MAC;
            // As CFEngine does: an order it does not know is that of the letters.
            default -> LEX;
        };
    }

    /// What is compared, or null if the text has no place in the order.
    abstract @Nullable BigDecimal key(String text);

    public List<String> sorted(List<String> texts) {
        record Keyed(String text, @Nullable BigDecimal key) {}
        List<Keyed> keyed = new ArrayList<>();
        // As CFEngine does: equal ones come out last to first.
        for (String text : texts.reversed()) {
            keyed.add(new Keyed(text, key(text)));
        }
        keyed.sort((one, other) -> {
            if (one.key == null || other.key == null) {
                return one.key != null ? 1 : other.key != null ? -1 : one.text.compareTo(other.text);
            }
            return one.key.compareTo(other.key);
        });
        return keyed.stream().map(Keyed::text).toList();
    }
}
