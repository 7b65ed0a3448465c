extension NSTextAlignment {
    static let interfaceNames: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
}

extension NSLineBreakMode {
    static let interfaceNames: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
        "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle, "truncatingHead": .byTruncatingHead,
        "truncatingTail": .byTruncatingTail, "truncatingMiddle": .byTruncatingMiddle,
    ]
}
