"""What single cards and rooms do. They subscribe to moments that the rules raise."""
