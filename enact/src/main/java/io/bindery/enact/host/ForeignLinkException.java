package io.bindery.enact.host;

import java.nio.file.AccessDeniedException;

/// The refusal to follow a link of another user that leads to a file of somebody else.
public final class ForeignLinkException extends AccessDeniedException {
    private static final long serialVersionUID = 1L;

    ForeignLinkException(Object link) {
        super(link.toString(), null, "the link " + link + " belongs to another user");
    }
}
