include('nosuch')
