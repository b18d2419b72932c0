node /^(\w+)\.example\.com$/ { notify { "node ${1}": } include by_node }
node default { notify { 'default': } include by_node }
class by_node { notify { 'by node': } }
