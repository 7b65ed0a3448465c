extension UIMenu.Identifier {
    /// The app itself.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// Documents.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// Editing.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// What is shown and how.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// The app's windows.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// Help.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// About the app.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// The app's settings.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// What other apps offer.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// Hiding the app.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// Ending the app.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// Opening a window.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// Making something new.
    public static let newItem = UIMenu.Identifier("com.apple.menu.new-item")
    /// What was opened last.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// Opening documents.
    public static let open = UIMenu.Identifier("com.apple.menu.open")
    /// Closing windows.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// Printing.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// Keeping documents.
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// Taking changes back.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// Cutting, copying and pasting.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// Searching.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// Replacing text by itself.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// Sharing.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// Styles of text.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    /// Spelling.
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// Replacing while typing.
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// How text is replaced while typing.
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    /// Changing letters.
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// Reading aloud.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// Looking words up.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// Learning words.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// The look of text.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// Fonts.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// The size of text.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// The colour of text.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// Copying styles of text.
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    /// Text.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// The direction of text.
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
    /// Aligning text.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// Toolbars.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// Sidebars.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// Full screen.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// The size of windows.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// Bringing windows to the front.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
    /// The menu that holds all others.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    /// Filling texts in.
    public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
}
