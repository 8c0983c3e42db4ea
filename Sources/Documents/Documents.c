#include "Documents.h"

// The compiler calls #embed an extension of the language's older versions.
#pragma clang diagnostic ignored "-Wc23-extensions"

const char *catalogueDocument(void) {
    static const char text[] = {
#embed "../../docs/CATALOGUE.md" suffix(, 0)
    };
    return text;
}

const char *pageScript(void) {
    static const char text[] = {
#embed "Page/page.js" suffix(, 0)
    };
    return text;
}

const char *pageStyle(void) {
    static const char text[] = {
#embed "Page/page.css" suffix(, 0)
    };
    return text;
}

const char *drawingStyle(void) {
    static const char text[] = {
#embed "Page/drawing.css" suffix(, 0)
    };
    return text;
}

const char *fidelityDocument(void) {
    static const char text[] = {
#embed "../../docs/FIDELITY.md" suffix(, 0)
    };
    return text;
}
