/// A group that has been laid out: its size, and where in it everything stands.
struct LayoutBlock: Equatable {
    struct Item: Equatable {
        var frame: CGRect
        var zIndex = 0
        /// The axes on which the cell says how large it is.
        var measuredAxes: UIAxis = []
    }

    struct Attachment: Equatable {
        var supplement: LayoutSupplement
        /// The place of the item or group that it belongs to.
        var owner: CGRect
        /// The item, counted from the group's first; nil if it belongs to the group or one within.
        var item: Int?
    }

    var size = CGSize.zero
    /// The items in their order.
    var items: [Item] = []
    var attachments: [Attachment] = []

    /// Takes over what stands in a block within this one.
    mutating func add(_ block: LayoutBlock, at origin: CGPoint) {
        let first = items.count
        for var item in block.items {
            item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
            items.append(item)
        }
        for var attachment in block.attachments {
            attachment.owner = attachment.owner.offsetBy(dx: origin.x, dy: origin.y)
            attachment.item = attachment.item.map { $0 + first }
            attachments.append(attachment)
        }
    }
}
