def board(): return {}
