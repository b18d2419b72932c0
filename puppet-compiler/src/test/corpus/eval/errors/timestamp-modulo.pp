Timestamp(10) % 3
