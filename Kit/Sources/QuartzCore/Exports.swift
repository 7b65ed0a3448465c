// Layers and their animations stand among the views that show them, so that the module is all of UIKit's.
@_exported import TabardKit
