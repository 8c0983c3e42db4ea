/// The result of the last layout of the columns, and instructions for the next.
///
/// A class, so that asking it copies no placements.
@MainActor final class LayoutInForce {
    /// Where the last layout put the columns, back to front. Empty before the first layout.
    var placements: [ColumnLayout.Placement] = []
    /// Whether the next layout begins the presentation of a column, which has no frame yet.
    var presentationIsPending = false
    /// The latest question. A size change asks the same question for each column.
    private var latestQuestion: ColumnLayout?
    private var latestAnswer: [ColumnLayout.Placement] = []

    /// Where the columns go, if the latest question was the same; else `nil`.
    func latestAnswer(to question: ColumnLayout) -> [ColumnLayout.Placement]? {
        guard let latestQuestion, latestQuestion.isSame(as: question) else { return nil }
        return latestAnswer
    }

    /// Works out where the columns go, and keeps the answer.
    func answer(_ question: ColumnLayout) -> [ColumnLayout.Placement] {
        latestQuestion = question
        latestAnswer = question.placements
        return latestAnswer
    }
}
