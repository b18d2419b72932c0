[Optional[Integer], Optional['abc'], Optional[Optional[Integer]], NotUndef[Integer], NotUndef['abc'], NotUndef[Any]]
