extension UICollectionViewCell {
    func _decodeCellParts(from coder: InterfaceCoder) {
        if let content = coder.view("contentView", as: UIView.self) { _content = content }
        addSubview(_content)
        if let view = coder.view("backgroundView", as: UIView.self) { backgroundView = view }
        if let view = coder.view("selectedBackgroundView", as: UIView.self) { selectedBackgroundView = view }
        // The size of Interface Builder's canvas.
        _ = coder.size("customSize")
    }
}
