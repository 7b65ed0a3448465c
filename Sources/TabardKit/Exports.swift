@_exported import TabardFoundation
@_exported import TabardDrawing
