# The client's own words
