/// A field of a state that a fingerprint does not cover.
@usableFromInline
struct FieldNote: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// It could not be read.
        case opaque
        /// It is a closure, which counts as a constant.
        case closure
    }

    let kind: Kind
    /// The type and the property, as in `ListViewController.onSelect`.
    let field: String
}

/// A field, with the digests before and after it was fed.
@usableFromInline
struct FieldMark: Sendable {
    let field: String
    let before: Fingerprint.Digest
    let after: Fingerprint.Digest
}
