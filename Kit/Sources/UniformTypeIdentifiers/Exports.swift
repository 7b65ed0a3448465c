// Types of files stand beside Foundation, since providers of items and UIKit's pickers of files name them.
@_exported import TabardFoundation
