/// The text of docs/CATALOGUE.md, byte for byte.
const char *catalogueDocument(void);

/// The text of docs/FIDELITY.md, byte for byte.
const char *fidelityDocument(void);

/// The script and the style sheets of pages, and of the drawings in them.
const char *pageScript(void);
const char *pageStyle(void);
const char *drawingStyle(void);
