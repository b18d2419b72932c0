package io.bindery.enact.host;

import java.nio.file.AccessDeniedException;

/// A link in the way that belongs to another user and leads to what is not theirs.
public final class ForeignLinkException extends AccessDeniedException {
    private static final long serialVersionUID = 1L;

    ForeignLinkException(Object link) {
        super(link.toString(), null, "the link " + link + " belongs to another user");
    }
}
