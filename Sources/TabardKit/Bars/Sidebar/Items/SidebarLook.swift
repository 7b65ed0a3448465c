/// What rows of a sidebar look like where the app says nothing.
@MainActor
enum SidebarLook {
    static func content(
        of content: UITabSidebarItem.Content,
        isHeader: Bool,
        in state: UICellConfigurationState
    ) -> UIListContentConfiguration {
        switch content {
        case .tab(let tab):
            var look: UIListContentConfiguration =
                isHeader ? .sidebarHeader() : tab.subtitle == nil ? .sidebarCell() : .sidebarSubtitleCell()
            look.text = tab.title
            look.secondaryText = tab.subtitle
            if !isHeader {
                look.image = (state.isSelected ? tab.selectedImage : nil) ?? tab.image
                if state.isSelected { look.textProperties.font = font(isHeader: false, isStrong: true) }
                fit(&look, in: state)
            }
            // While the user arranges the tabs, hidden ones stand there faintly.
            if state.isEditing, tab.isHidden { look.textProperties.color = .secondaryLabel }
            return look.updated(for: state)
        case .action(let action):
            var look = UIListContentConfiguration.sidebarCell()
            look.text = action.title
            look.image = action.image
            fit(&look, in: state)
            look.textProperties.color = action.attributes.contains(.destructive) ? .systemRed : .tintColor
            if action.attributes.contains(.destructive) { look.imageProperties.tintColor = .systemRed }
            return look.updated(for: state)
        }
    }

    /// The font of a row's title.
    static func font(isHeader: Bool, isStrong: Bool = false, for traits: UITraitCollection? = nil) -> UIFont {
        isHeader
            ? .scaled(20, weight: .bold, as: .title3, for: traits)
            : .scaled(17, weight: isStrong ? .semibold : .regular, as: .body, for: traits)
    }

    /// Lets the icon grow with the texts, and one that is made for a bar be no larger than the others.
    private static func fit(_ look: inout UIListContentConfiguration, in state: UICellConfigurationState) {
        let size = font(isHeader: false, for: state.traitCollection).pointSize
        look.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size)
        let most = (size * 22 / 17).rounded()
        look.imageProperties.maximumSize = CGSize(width: 1.5 * most, height: most)
        look.imageProperties.reservedLayoutSize = CGSize(
            width: iconWidth(for: state.traitCollection),
            height: 0
        )
    }

    /// The width of the column in which icons stand, so that all titles begin at one place.
    static func iconWidth(for traits: UITraitCollection?) -> CGFloat {
        (font(isHeader: false, for: traits).pointSize * ListContentLayout.imageColumn / 17).rounded()
    }

    static func background(isHeader: Bool, in state: UICellConfigurationState) -> UIBackgroundConfiguration {
        // A header that can be selected is marked as the other rows are.
        let look: UIBackgroundConfiguration =
            isHeader && !state.isSelected ? .listSidebarHeader() : .listSidebarCell()
        return look.updated(for: state)
    }
}
