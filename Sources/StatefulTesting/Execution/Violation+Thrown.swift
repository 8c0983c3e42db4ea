extension Violation {
    /// The violation for an error that a rule or a set-up has thrown.
    ///
    /// A `Mismatch` gives the location and the remark. The location of another error is its kind,
    /// so that errors that differ only in their values are the same failure. Its whole text is the
    /// remark.
    init(thrown error: any Error, by rule: String) {
        if let mismatch = error as? Mismatch {
            self.init(
                invariant: rule, location: mismatch.location, object: mismatch.object,
                remark: mismatch.explanation)
        } else {
            self.init(invariant: rule, location: Self.kind(of: error), remark: "\(error)")
        }
    }

    /// The type of an error without its values: `BankError.overdrawn` for the case of an
    /// enumeration, `NSURLErrorDomain -1000` for an error with a domain and a code, `CocoaError
    /// 260` for a structure that stores a code, otherwise the type's name.
    private static func kind(of error: any Error) -> String {
        let type = type(of: error)
        let name = String(describing: type)
        let mirror = Mirror(reflecting: error)
        if mirror.displayStyle == .enum {
            if let label = mirror.children.first?.label { return "\(name).\(label)" }
            // A custom description may be a whole sentence, or have values in it.
            let isCustom = ReflectedType.isCustomDescribed(error)
            return isCustom ? "\(name) \(error._code)" : "\(name).\(error)"
        }
        // A plain Swift error has its type's qualified name as its domain, and the code 1.
        let hasOwnDomain = error._domain != String(reflecting: type)
        if hasOwnDomain { return "\(error._domain) \(error._code)" }
        let code = storedCode(mirror) ?? (error._code == 1 ? nil : error._code)
        return code.map { "\(name) \($0)" } ?? name
    }

    /// The integer in the field `code`. On Linux, `CocoaError` hides its code from `Error`.
    private static func storedCode(_ mirror: Mirror) -> Int? {
        guard let field = mirror.children.first(where: { $0.label == "code" }) else { return nil }
        let raw = (field.value as? any RawRepresentable)?.rawValue
        return (raw ?? field.value) as? Int
    }
}
