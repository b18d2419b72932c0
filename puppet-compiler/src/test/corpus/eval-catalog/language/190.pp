# logs only
notice(Unit, Any, Data, RichData, ScalarData, Scalar, Numeric, CatalogEntry, Undef, Default)
notice(Unit[1])
