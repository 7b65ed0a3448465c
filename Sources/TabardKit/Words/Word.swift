/// Everything that Tabard itself says, for the eye and for screen readers (V2).
///
/// Parts in braces are filled in: `{name}` and `{other}` are titles of tabs, `{place}` and `{count}` numbers.
enum Word: CaseIterable {
    case more
    case favorites
    case featured
    case topRated
    case recents
    case contacts
    case history
    case bookmarks
    case search
    case downloads
    case mostRecent
    case mostViewed
    case done
    case cancel
    case edit
    case save
    case add
    case undo
    case redo
    case back
    case configure
    case reset
    case tabBar
    case tabs
    case untitled
    case moveToStart
    case moveToMore
    case editTabs
    case dragHint
    case onBar
    case notOnBar
    case pickedUp
    case pickedUpWhere
    case fixed
    case dropIt
    case chooseItsPlace
    case onNoPlace
    case overPlace
    case overPlaceReplacing
    case isOnPlace
    case isOnPlaceReplacing
    case stays
    case undone
    case wasReset
}
