// Combine is OpenCombine under its name: the core, with schedulers and publishers of Dispatch and Foundation.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
