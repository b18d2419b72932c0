defined(Resource)
