/// Functions of a UI test that find elements.
extension UITestHelper {
    func search(_ isRightToLeft: Bool) -> String {
        switch self {
        case .region:
            """
                /// A part of the screen.
                private enum Region {
                    case \(ControlName.regions.joined(separator: ", "))
                }
            """
        case .pick:
            """
                /// The element in a region, of those that look alike. A UI test sees no columns: the primary's
                /// element is the one nearest to the primary edge, and the secondary's the farthest from it.
                private func pick(_ elements: [XCUIElement], in region: Region) -> XCUIElement? {
                    let elements = elements.sorted { \(Self.order(isRightToLeft)) }
                    return switch region {
                    case .secondary: elements.last
                    case .supplementary: elements.dropFirst().first ?? elements.first
                    default: elements.first
                    }
                }
            """
        case .control:
            """
                /// The control with an identifier or a label. Those that share a name have a number, in the
                /// order of reading.
                private func control(
                    _ name: String, number: Int? = nil, in region: Region
                ) throws -> XCUIElement {
                    let kinds: [XCUIElement.ElementType] = [
                        .button, .cell, .link, .switch, .textField, .secureTextField, .textView,
                    ]
                    let named =
                        region == .popover
                        ? app.popovers.descendants(matching: .any).matching(identifier: name)
                        : app.descendants(matching: .any).matching(identifier: name)
                    _ = named.firstMatch.waitForExistence(timeout: 5)
                    let controls = named.allElementsBoundByIndex.filter {
                        kinds.contains($0.elementType) && $0.isHittable
                    }
                    let inOrder = controls.sorted {
                        ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
                    }
                    let control =
                        number.map { inOrder.dropFirst($0 - 1).first } ?? pick(controls, in: region)
                    return try XCTUnwrap(
                        control, "a finger reaches no control \\(name) in the region \\(region)")
                }
            """
        default:
            """
                /// The content that scrolls in a region.
                private func scrollView(
                    _ name: String? = nil, in region: Region
                ) throws -> XCUIElement {
                    let kinds: [XCUIElement.ElementType] = [.scrollView, .table, .collectionView]
                    let all =
                        region == .popover
                        ? app.popovers.descendants(matching: .any) : app.descendants(matching: .any)
                    let named = name.map { all.matching(identifier: $0) } ?? all
                    let views = named.allElementsBoundByIndex.filter {
                        kinds.contains($0.elementType) && $0.isHittable
                    }
                    return try XCTUnwrap(
                        pick(views, in: region), "nothing scrolls in the region \\(region)")
                }
            """
        }
    }

    /// What is true of two elements in order from the primary edge.
    private static func order(_ isRightToLeft: Bool) -> String {
        isRightToLeft ? "$0.frame.maxX > $1.frame.maxX" : "$0.frame.minX < $1.frame.minX"
    }
}
