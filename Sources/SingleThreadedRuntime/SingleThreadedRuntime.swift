// This module has no code. A program that depends on it is linked as `Package.swift` says.
