/// The text of docs/CATALOGUE.md, byte for byte.
const char *catalogueDocument(void);

/// The text of docs/FIDELITY.md, byte for byte.
const char *fidelityDocument(void);

/// The script and the style sheet of pages.
const char *pageScript(void);
const char *pageStyle(void);
