@_exported import TabardKit
