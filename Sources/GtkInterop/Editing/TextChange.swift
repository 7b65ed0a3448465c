/// What a text area knows of a change that is under way.
struct TextChange {
    /// How many calls of the program itself are changing the text.
    var silence = 0
    /// Whether GTK undoes or redoes, which keeps a record that a refusal would spoil.
    var isUndoing = false
    /// Whether the user is in the middle of an action that may have several steps.
    var isInAction = false
    /// What GTK wants to take away in this action; it is kept until it is known what takes its place.
    var pending: Range<Int>?
    /// Whether something was changed in this action.
    var hasChanged = false
    /// Whether more was put in than one writes by hand.
    var hasLongInsertion = false
    /// The selection that was told of last.
    var lastSelection = 0..<0

    /// Where a place of a text is after a part of it was taken away.
    static func place(_ place: Int, after removed: Range<Int>) -> Int {
        place <= removed.lowerBound ? place : max(removed.lowerBound, place - removed.count)
    }

    /// Where a part of a text is after another part was taken away.
    static func range(_ range: Range<Int>, after removed: Range<Int>) -> Range<Int> {
        place(range.lowerBound, after: removed)..<place(range.upperBound, after: removed)
    }
}
