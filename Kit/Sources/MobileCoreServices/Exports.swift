@_exported import TabardFoundation
