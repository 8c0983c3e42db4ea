import Journal

extension Journal {
    /// Forgets calls, as if the model had not made them. Requests and actions stay.
    mutating func keepOnly(_ isKept: (Call) -> Bool) {
        let all = entries
        removeAll()
        for entry in all {
            switch entry {
            case .request(let request, let origin): note(request, by: origin)
            // `taps-arrive` needs these.
            case .call(.action): note(.action)
            case .call(let call): if isKept(call) { note(call) }
            }
        }
    }
}
