"""Our games in other libraries' shapes."""
