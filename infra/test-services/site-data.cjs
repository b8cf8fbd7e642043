// What the first start of a site makes in its data folder, made once: each site of the tests begins with a copy.
const { readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { Client } = require('pg');
const { loadDemo } = require('../../database/dist/load-demo.js');
const { migrate } = require('../../database/dist/migrate.js');
const { startEmbeddedPostgres } = require('../dist/launcher/postgres/embedded-postgres.js');
const forgoDurability = require('./forgo-durability.cjs');

/** Lets tests, which connect as the application, reset its tables and win deadlocks. */
async function grantTests(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('GRANT SET ON PARAMETER session_replication_role, deadlock_timeout TO astaguide_app');
  await client.end();
}

/** Makes a data folder whose PostgreSQL has the schema and the demo catalog, and is stopped. */
module.exports = async function makeSiteData(folder) {
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  try {
    await forgoDurability(postgres.superuserUrl, { survivesKill: true });
    await grantTests(postgres.superuserUrl);
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
