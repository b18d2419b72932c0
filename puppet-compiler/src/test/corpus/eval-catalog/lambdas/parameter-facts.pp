# logs only
notice([1,2].map |$facts| { $facts })
