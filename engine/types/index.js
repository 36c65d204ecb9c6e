// There is nothing to import from Octavo but types. A configuration that imports it all the same runs.
export default {};
