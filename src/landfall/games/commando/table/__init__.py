"""What people see: views, names, why not, positions, the terminal."""
