package intervals
