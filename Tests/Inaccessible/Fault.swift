/// What can be wrong with the app, one kind of issue each.
enum Fault: String {
    case faintText
    case namelessButton
    case namelessPicture
    case twins
    case smallTargets
    case mutedSwitch
    case shortenedText
    case lowText
    case unreachableButton
    case keyTrap
}
