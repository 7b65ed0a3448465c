/// What a view does while it is told that it has the focus.
enum Deed: String {
    case removeItself
    case removeItsGroup
    case removeTheOthers
    case hideItself
    case push
    case alert
    /// It asks for the focus to go on at once, which comes back and so on.
    case passOn
    /// It does so from where it is asked.
    case passOnWhenAsked
    case removeWhenAsked
}
