// Makes the data that the sites of the journeys in the browser begin with, and removes it after them.
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const makeSiteData = require('./site-data.cjs');

module.exports = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'astaguide-site-data-'));
  process.env.TEST_SITE_DATA = folder;
  await makeSiteData(folder);
  return () => rmSync(folder, { recursive: true, force: true });
};
