internal import InterfaceDocument

/// What is in a table whose sections and rows stand in a document; a table view controller answers with it.
@MainActor
struct StaticTableContent {
    private struct Section {
        let header: String?
        let footer: String?
        let rows: [(cell: UITableViewCell, height: CGFloat?)]
    }

    private let sections: [Section]

    init(_ elements: [InterfaceElement], in assembly: InterfaceAssembly) {
        sections = elements.map { element in
            let coder = InterfaceCoder(element, assembly)
            let section = Section(
                header: coder.string("headerTitle"),
                footer: coder.string("footerTitle"),
                rows: coder.list("cells").compactMap { cell in
                    assembly.make(cell, as: UITableViewCell.self).map { made in
                        let height = InterfaceCoder(cell, assembly).number("rowHeight")
                        return (made, height.flatMap { $0 >= 0 ? $0 : nil })
                    }
                }
            )
            coder.skip(attributes: ["colspan"])
            coder.tellUnknown()
            return section
        }
    }

    var sectionCount: Int { sections.count }

    func rowCount(in section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].rows.count : 0
    }

    func cell(at path: IndexPath) -> UITableViewCell? { row(at: path)?.cell }

    /// The height that the document gives a row; nil if it is that of all.
    func height(at path: IndexPath) -> CGFloat? { row(at: path)?.height }

    func header(of section: Int) -> String? {
        sections.indices.contains(section) ? sections[section].header : nil
    }

    func footer(of section: Int) -> String? {
        sections.indices.contains(section) ? sections[section].footer : nil
    }

    private func row(at path: IndexPath) -> (cell: UITableViewCell, height: CGFloat?)? {
        guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row)
        else {
            return nil
        }
        return sections[path.section].rows[path.row]
    }
}
