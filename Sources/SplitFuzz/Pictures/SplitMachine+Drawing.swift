extension SplitMachine {
    /// Draws the app as it is now, for a terminal: device, columns with their overhang, bars, rows,
    /// and a legend.
    ///
    /// A function of the machine's state alone. No line is wider than `width` display columns, none
    /// ends in a space; below 60 columns words are cut short.
    public func drawing(width: Int) -> [String] {
        TerminalDrawing(of: picture, width: width).lines
    }
}
