@_exported import TabModel
@_exported import TabStore
