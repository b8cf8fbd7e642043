// What the first start of a site makes in its data folder, made once: each site of the tests begins with a copy.
const { readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { loadDemo } = require('../../database/dist/load-demo.js');
const { migrate } = require('../../database/dist/migrate.js');
const { startEmbeddedPostgres } = require('../dist/launcher/embedded-postgres.js');
const forgoDurability = require('./forgo-durability.cjs');

/** Makes a data folder whose PostgreSQL has the schema and the demo catalog, and is stopped. */
module.exports = async function makeSiteData(folder) {
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  try {
    await forgoDurability(postgres.url, { survivesKill: true });
    await migrate(postgres.url);
    await loadDemo(postgres.url);
  } finally {
    await postgres.stop();
  }
  rmSync(join(folder, 'postgres.log'));
  // Copies that remembered one port would contend for it.
  const state = join(folder, 'postgres.json');
  const { password } = JSON.parse(readFileSync(state, 'utf8'));
  writeFileSync(state, JSON.stringify({ password }));
};
