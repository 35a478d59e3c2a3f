// Ends with an error if Node's data are not those of Almanac's tables.

const fs = require('node:fs');
const path = require('node:path');

const sources = path.join(__dirname, '../../World/sources.json');
const own = JSON.parse(fs.readFileSync(sources, 'utf8')).versions.CLDR;
const other = process.versions.cldr ?? 'none';

// A patch release of CLDR changes no data of formats that both have.
if (other.split('.')[0] !== own.split('.')[0]) {
  console.error(`error: Node ${process.version} has CLDR ${other}, but the tables have CLDR ${own}; set NODE to another Node`);
  process.exit(1);
}
