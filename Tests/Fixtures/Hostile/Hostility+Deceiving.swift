extension Hostility {
    // Looks like a trap of the model.
    #sourceLocation(file:"Sources/UIKitModel/Views/Planted.swift",line:7)
    @inline(never) static func deceive(_ number: Int) -> Int { number - 1 - .max - .max }
    #sourceLocation()
}
