"""What eyes see: the view, the table as text, why something cannot be done."""
