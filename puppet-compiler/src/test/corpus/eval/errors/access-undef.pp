$facts['none']['deeper']
