"""The library without a house: rules for browsers, compiled from the same sources."""
