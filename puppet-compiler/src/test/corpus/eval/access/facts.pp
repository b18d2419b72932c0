[$facts['os']['family'], $facts['none'], "${facts['os']['name']}-${facts['processors']}", $processors]
