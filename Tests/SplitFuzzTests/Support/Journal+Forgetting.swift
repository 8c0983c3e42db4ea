import Journal

extension Journal {
    /// Forgets calls, as if the model had not made them. Requests and actions stay.
    mutating func keepOnly(_ isKept: (Call) -> Bool) {
        let all = entries
        removeAll()
        for entry in all {
            switch entry {
            case .request(let request, let origin): note(request, by: origin)
            case .call(let call): if call.isForOtherLaws || isKept(call) { note(call) }
            }
        }
    }
}

extension Call {
    /// Whether `taps-arrive` or `appearance-balanced` needs it.
    fileprivate var isForOtherLaws: Bool {
        switch self {
        case .action, .appearance, .willMove, .didMove: true
        default: false
        }
    }
}
