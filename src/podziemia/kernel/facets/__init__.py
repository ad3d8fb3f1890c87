"""What some games have and others have not, one small file each. A game names its facets; who needs one asks for it."""
