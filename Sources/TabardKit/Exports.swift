@_exported import TabardDrawing
@_exported import TabardFoundation
