const { Client } = require('pg');

/**
 * Has a server, and every copy of its data folder, wait for no disk. What it committed still survives the end of its
 * processes; only the end of the machine would lose it, and no test can bring that about.
 */
module.exports = async function forgoDurability(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
      await client.query(`ALTER SYSTEM SET ${setting} = off`);
    }
    await client.query('SELECT pg_reload_conf()');
  } finally {
    await client.end();
  }
};
