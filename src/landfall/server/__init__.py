"""The server: tables that people share, kept in a database. It knows the core and no game's rules."""
