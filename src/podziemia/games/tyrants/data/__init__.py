"""Cards, the map and every answer: facts and nothing else."""
