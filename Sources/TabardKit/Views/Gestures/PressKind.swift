/// What a press on a view does by itself, beside what recognizers make of it.
enum PressKind {
    /// Nothing.
    case none
    /// It does something when it ends, as a button does.
    case tap
    /// It follows the finger, as a slider does.
    case movement
}
