extension UIImage {
    /// How large and how heavy a symbol is drawn.
    ///
    /// What a configuration leaves unspecified is decided by the image that it is applied to, in the end a body text's
    /// 17 points, regular weight and medium scale.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// A configuration that specifies nothing.
        open class var unspecified: UIImage.SymbolConfiguration {
            UIImage.SymbolConfiguration(values: Values())
        }

        /// Specifies the scale alone.
        public convenience init(scale: UIImage.SymbolScale) {
            self.init(values: Values(scale: scale))
        }

        /// Specifies the size of the text that the symbol stands beside, in points.
        public convenience init(pointSize: CGFloat) {
            self.init(values: Values(pointSize: pointSize))
        }

        /// Specifies the weight alone.
        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(values: Values(weight: weight))
        }

        /// Specifies the size of the text that the symbol stands beside, in points, and the weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(values: Values(pointSize: pointSize, weight: weight))
        }

        /// Specifies the size of the text that the symbol stands beside, in points, the weight and the scale.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale)
        {
            self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// Takes the size and weight of the text style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(values: Values(textStyle: textStyle))
        }

        /// Takes the size and weight of the text style, and specifies the scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(values: Values(textStyle: textStyle, scale: scale))
        }

        /// Takes the size and weight of the font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// Takes the size and weight of the font, and specifies the scale.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            self.init(values: Values(pointSize: font.pointSize, weight: font.symbolWeight, scale: scale))
        }

        /// The same configuration without a text style.
        open func configurationWithoutTextStyle() -> Self {
            changed { $0.textStyle = nil }
        }

        /// The same configuration without a scale.
        open func configurationWithoutScale() -> Self {
            changed { $0.scale = .unspecified }
        }

        /// The same configuration without a weight.
        open func configurationWithoutWeight() -> Self {
            changed { $0.weight = .unspecified }
        }

        /// The same configuration without a point size and a weight.
        open func configurationWithoutPointSizeAndWeight() -> Self {
            changed {
                $0.pointSize = nil
                $0.weight = .unspecified
            }
        }

        /// Whether both configurations specify the same.
        open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
            isEqual(otherConfiguration)
        }

        private func changed(_ change: (inout Values) -> Void) -> Self {
            var values = values
            change(&values)
            return copy(with: values)
        }
    }
}
