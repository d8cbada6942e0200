"""``python -m landfall`` does the same as ``landfall``."""

from landfall.cli import main

if __name__ == "__main__":
    main()
