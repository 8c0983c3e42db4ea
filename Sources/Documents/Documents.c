#include "Documents.h"

// The compiler calls #embed an extension of the language's older versions.
#pragma clang diagnostic ignored "-Wc23-extensions"

const char *const catalogueDocument = (const char[]){
#embed "../../docs/CATALOGUE.md" suffix(, 0)
};

const char *const fidelityDocument = (const char[]){
#embed "../../docs/FIDELITY.md" suffix(, 0)
};

const char *const pageScript = (const char[]){
#embed "Page/page.js" suffix(, 0)
};

const char *const pageStyle = (const char[]){
#embed "Page/page.css" suffix(, 0)
};

const char *const drawingStyle = (const char[]){
#embed "Page/drawing.css" suffix(, 0)
};
