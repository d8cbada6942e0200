from msgspec import Struct


class CommandoPosition(Struct):
    pass


def author(*a):
    raise
