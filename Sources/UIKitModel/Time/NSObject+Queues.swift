public import Foundation

/// The names of Dispatch and Foundation that the model replaces, for classes of the app.
///
/// A file that imports Foundation or Dispatch beside UIKit sees two types of one name. In
/// subclasses of `NSObject`, as all of UIKit's are, the names of the superclass come first.
///
/// In other types of such a file, the compiler calls most uses ambiguous; the others are the
/// model's. Take the import out, since UIKit exports Foundation and Dispatch, or declare the name
/// in the app's module: `typealias Timer = UIKit.Timer`. A file that imports Foundation without
/// UIKit still gets Foundation's own; the declaration helps there, too.
extension NSObject {
    public typealias DispatchQueue = UIKitModel.DispatchQueue
    public typealias DispatchTime = UIKitModel.DispatchTime
    public typealias DispatchWorkItem = UIKitModel.DispatchWorkItem
    public typealias DispatchGroup = UIKitModel.DispatchGroup
    public typealias DispatchSemaphore = UIKitModel.DispatchSemaphore
    public typealias DispatchSource = UIKitModel.DispatchSource
    public typealias OperationQueue = UIKitModel.OperationQueue
    public typealias Operation = UIKitModel.Operation
    public typealias BlockOperation = UIKitModel.BlockOperation
    public typealias Timer = UIKitModel.Timer
    public typealias RunLoop = UIKitModel.RunLoop
}

/// Dispatch's sources, which the model lacks. Without members, so that using one does not compile:
/// Dispatch's own would never fire.
public enum DispatchSource {}
