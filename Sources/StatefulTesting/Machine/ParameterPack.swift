/// Any number of parameters as one value. It draws and checks their values, and calls a body with
/// them.
@usableFromInline
struct ParameterPack<System, each Value> {
    @usableFromInline let parameters: (repeat Parameter<System, each Value>)

    @inlinable
    init(_ parameters: repeat Parameter<System, each Value>) {
        self.parameters = (repeat each parameters)
    }

    @inlinable
    var domains: [Domain<System>] {
        var domains: [Domain<System>] = []
        for parameter in repeat each parameters { domains.append(parameter.domain) }
        return domains
    }

    @inlinable
    func draw(
        _ system: System, _ source: inout RandomSource, _ log: inout ActionLog
    ) -> Bool {
        var word: UInt64 = 0
        for parameter in repeat each parameters {
            guard parameter.draw(&word, system, &source, &log) else { return false }
        }
        return true
    }

    @inlinable
    func accepts(_ words: UnsafePointer<UInt64>, _ system: System, _ bindings: Bindings) -> Bool {
        var position = 0
        for parameter in repeat each parameters {
            guard parameter.accepts(words[position], system, bindings) else { return false }
            position += 1
        }
        return true
    }

    @inlinable
    func apply(
        _ words: UnsafePointer<UInt64>, to system: inout System,
        _ body: (inout System, repeat each Value) throws -> Void
    ) throws {
        var position = 0
        func next<V>(_ parameter: Parameter<System, V>) -> V {
            defer { position += 1 }
            return parameter.value(words[position])
        }
        try body(&system, repeat next(each parameters))
    }

    @inlinable
    func consume(_ words: UnsafePointer<UInt64>, _ bindings: inout Bindings) {
        var position = 0
        for parameter in repeat each parameters {
            if parameter.consumes { bindings.consume(words[position]) }
            position += 1
        }
    }
}
