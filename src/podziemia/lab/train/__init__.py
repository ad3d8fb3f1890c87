"""Minds that learn: self-play, fitting, the gate, generation after generation."""
