/// With which values of a set-up parameter a failure occurs, and with which it does not.
///
/// Its field names are keys of `--format json`.
package struct Comparison: Hashable, Sendable, Codable {
    /// The name of the parameter.
    package let parameter: String
    /// The values with which one of the finding's traces fails, simplest first.
    package let failing: [String]
    /// The values with which none of them fails. Another trace may. Values that make the set-up
    /// impossible are in neither list.
    package let passing: [String]
}
