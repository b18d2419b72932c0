contain('')
