/// A part of the tested system that can be switched off, such as a known defect of a platform.
///
/// A failure that disappears without a mechanism depends on it. Failures that depend on different
/// mechanisms have different causes.
package struct Mechanism<Machine> {
    package let name: String
    /// Makes a machine in its first state without the mechanism, as `Subject.start` makes one with
    /// it.
    let start: (Setup) throws -> Machine

    package init(_ name: String, start: @escaping (Setup) throws -> Machine) {
        self.name = name
        self.start = start
    }
}
