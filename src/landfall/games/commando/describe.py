def board():
    return {}
