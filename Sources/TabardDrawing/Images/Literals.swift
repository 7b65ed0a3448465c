extension UIColor: _ExpressibleByColorLiteral {}

extension CGColor: _ExpressibleByColorLiteral {}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of a colour literal where no other is asked for; the compiler looks for this name.
public typealias _ColorLiteralType = UIColor

/// The type of an image literal where no other is asked for; the compiler looks for this name.
public typealias _ImageLiteralType = UIImage
