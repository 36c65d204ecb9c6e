// Notes every native helper that some thread of the process loads, one line each: bundling is paid for by sites with code.
const fs = require('node:fs');
const Module = require('node:module');

const load = Module._load;
Module._load = function (name, ...rest) {
  if (/^(?:rolldown|lightningcss)$/.test(name)) fs.appendFileSync(process.env.OCTAVO_TEST_LOADS, `${name}\n`);
  return load.call(this, name, ...rest);
};
