// Apple's module shows Foundation to those who import it.
@_exported import TabardFoundation
