// Starts what the medium tests talk to: a real PostgreSQL, and a real Redis where the machine has one. Makes the
// data that their sites begin with, and lends out the sites that test files share.
const { spawn, spawnSync } = require('node:child_process');
const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { createInterface } = require('node:readline');
const { serveSharedSites } = require('../../e2e/dist/shared-sites.js');
const { createTemplateDatabase } = require('../../database/dist/test-database.js');
const { findFreePort } = require('../dist/launcher/machine.js');
const forgoDurability = require('./forgo-durability.cjs');
const makeSiteData = require('./site-data.cjs');

module.exports = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'astaguide-test-'));
  globalThis.testServices = { folder, children: [], sites: await serveSharedSites() };
  process.env.TEST_SITES_URL = globalThis.testServices.sites.url;
  process.env.TEST_SITE_DATA = join(folder, 'site');
  const [databaseUrl] = await Promise.all([startPostgres(folder), makeSiteData(process.env.TEST_SITE_DATA)]);
  await forgoDurability(databaseUrl, { survivesKill: false });
  await createTemplateDatabase(databaseUrl);
  process.env.TEST_DATABASE_URL = databaseUrl;
  const redisUrl = await startRedis(folder);
  if (redisUrl) process.env.TEST_REDIS_URL = redisUrl;
  else console.log('\nredis-server is not on this machine: the tests that need it are skipped\n');
};

async function startPostgres(folder) {
  const script = join(__dirname, '../dist/run-postgres.js');
  const child = spawn(process.execPath, [script, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  globalThis.testServices.children.push(child);
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => resolve(JSON.parse(line).url));
    child.once('exit', (code) => reject(new Error(`PostgreSQL for the tests ended with ${code}`)));
  });
}

async function startRedis(folder) {
  if (spawnSync('redis-server', ['--version']).status !== 0) return undefined;
  const port = await findFreePort();
  const settings = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' };
  const parameters = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn('redis-server', parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  globalThis.testServices.children.push(child);
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (output) => String(output).includes('Ready to accept connections') && resolve());
    child.once('exit', (code) => reject(new Error(`Redis for the tests ended with ${code}`)));
  });
  return `redis://127.0.0.1:${port}`;
}
