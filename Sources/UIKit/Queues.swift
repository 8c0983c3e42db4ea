// These types replace Dispatch's and Foundation's of the same name. Declared here, they hide those
// that this module re-exports.
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
