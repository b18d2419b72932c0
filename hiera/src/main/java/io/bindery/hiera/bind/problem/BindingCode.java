package io.bindery.hiera.bind.problem;

import io.bindery.text.Code;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The codes of errors in environments (1), categories and layers (2), statements (3), their composition (4), and production (5).
public enum BindingCode implements Code {
    B101, B102, B103, B104, B105, B106, B107, B108, B109, B110, B111, B112,
    B201, B202, B203, B204, B205, B206, B207, B208, B210, B211, B212, B213, B214, B215,
    B301, B302, B304, B305, B306,
    B320, B321, B322, B323, B324, B325, B326, B327, B328, B329, B330, B331, B332, B333, B334, B335, B336, B337, B338, B339, B340, B341,
    B401, B402, B403, B404, B405, B406, B407, B408, B409, B410,
    B501, B502, B503, B504, B505, B506, B507, B508, B509, B510, B511, B512, B513, B514;

    private static final Set<String> WARNINGS = Set.of("B207", "B405", "B407");

    /// Whether the problem is only reported: the composition goes on.
    public boolean isWarning() {
        return WARNINGS.contains(name());
    }

    /// The code of that name, or null.
    public static @Nullable BindingCode find(String name) {
        for (BindingCode code : values()) {
            if (code.name().equals(name)) {
                return code;
            }
        }
        return null;
    }
}
