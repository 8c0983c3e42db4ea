/// The text of docs/CATALOGUE.md, byte for byte.
extern const char *const catalogueDocument;

/// The text of docs/FIDELITY.md, byte for byte.
extern const char *const fidelityDocument;

/// The script and the style sheets of pages, and of the drawings in them.
extern const char *const pageScript;
extern const char *const pageStyle;
extern const char *const drawingStyle;
