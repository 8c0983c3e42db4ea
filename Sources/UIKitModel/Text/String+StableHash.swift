extension String {
    /// A hash that is the same in every process, unlike `hashValue`: FNV-1a of the UTF-8 bytes
    /// (http://www.isthe.com/chongo/tech/comp/fnv/).
    var stableHash: Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: hash)
    }
}
