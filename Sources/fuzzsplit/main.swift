print("fuzzsplit")
