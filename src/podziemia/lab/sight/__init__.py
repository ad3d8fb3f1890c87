"""First sight that learns: answers are tried out, and a net learns to tell what comes of them."""
