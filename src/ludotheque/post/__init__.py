"""What leaves the house: calls to people who are not looking, by push, by e-mail, by a webhook."""
