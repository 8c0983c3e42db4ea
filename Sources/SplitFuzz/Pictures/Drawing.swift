extension SplitMachine {
    public func drawing(width: Int) -> [String] { ["(no drawing yet)"] }
}
