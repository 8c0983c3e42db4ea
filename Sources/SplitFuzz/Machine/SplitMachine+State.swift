import StatefulTesting

extension SplitMachine {
    func feedState(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(0)
    }
}
