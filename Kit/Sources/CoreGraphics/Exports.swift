// Paths, colours, contexts, transforms and geometry: the ground floor of UIKit.
@_exported import TabardDrawing
