/// The functions of openstack-neutron, one a file, with the signatures, results and errors of the originals in Ruby.
@org.jspecify.annotations.NullMarked
package io.bindery.puppet.function.neutron;
