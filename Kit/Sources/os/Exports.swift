// Apple's `os` shows Foundation's types to those who import it.
@_exported import TabardFoundation
