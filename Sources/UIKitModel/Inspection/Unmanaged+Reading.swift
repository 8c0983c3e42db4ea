extension Unmanaged {
    /// Calls the body with the object, which is not retained: something else keeps it alive.
    ///
    /// The standard library's own method checks the isolation of each closure at run time.
    @inlinable
    @inline(__always)
    package func read<Answer>(_ body: (Instance) -> Answer) -> Answer {
        _withUnsafeGuaranteedRef(body)
    }
}
