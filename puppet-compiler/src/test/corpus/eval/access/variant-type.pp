[Variant[Integer, String], Variant[Integer], Variant[[Integer, String]]]
