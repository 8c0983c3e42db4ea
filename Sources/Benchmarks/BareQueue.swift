/// The same work without an engine: structs, an inlined generator, nothing recorded.
enum BareQueue {
    /// Actions a second.
    static func rate(seed: UInt64, seconds: Double) -> Double {
        var actions = 0
        var pass: UInt64 = 0
        let elapsed = timed(seconds) {
            actions += run(seed: seed + pass)
            pass += 1
        }
        return Double(actions) / elapsed
    }

    /// Runs 20,000 cases of 50 actions; the result is how many actions were applied.
    @inline(never)
    private static func run(seed: UInt64) -> Int {
        var state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1
        // wyrand (Wang Yi 2019)
        func next() -> UInt64 {
            state &+= 0xa076_1d64_78bd_642f
            let product = state.multipliedFullWidth(by: state ^ 0xe703_7ed1_a0b4_28db)
            return product.high ^ product.low
        }
        func below(_ bound: UInt64) -> UInt64 {
            next().multipliedFullWidth(by: bound).high
        }
        var actions = 0
        for _ in 0..<20_000 {
            var ring = BareRing()
            var model: [Int] = []
            for _ in 0..<50 {
                var rule = below(3)
                while (rule == 0 && model.count >= 10) || (rule == 1 && model.isEmpty) {
                    rule = below(3)
                }
                switch rule {
                case 0:
                    let value = Int(below(1_000))
                    ring.put(value)
                    model.append(value)
                case 1:
                    precondition(ring.get() == model.removeFirst())
                default:
                    precondition(ring.size == model.count)
                }
                precondition(ring.size == model.count)
                actions += 1
            }
        }
        return actions
    }
}

private struct BareRing {
    private var slots = [Int](repeating: 0, count: 11)
    private var input = 0
    private var output = 0

    mutating func put(_ value: Int) {
        slots[input] = value
        input = (input + 1) % slots.count
    }

    mutating func get() -> Int {
        let value = slots[output]
        output = (output + 1) % slots.count
        return value
    }

    var size: Int {
        (input - output + slots.count) % slots.count
    }
}
