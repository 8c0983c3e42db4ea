/// A number as a type, for machines whose table of rules depends on it.
package protocol Size {
    static var value: Int { get }
}

package enum Twelve: Size { package static let value = 12 }
package enum Fourteen: Size { package static let value = 14 }
package enum Sixteen: Size { package static let value = 16 }
package enum Thirty: Size { package static let value = 30 }
package enum TwoHundred: Size { package static let value = 200 }
