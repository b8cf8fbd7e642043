const { Client } = require('pg');

/**
 * Has a server, and every copy of its data folder, wait for no disk. Only the end of the machine loses what it
 * committed, and no test can bring that about.
 *
 * @param options.survivesKill whether what it committed must survive that the server itself is killed, too
 */
module.exports = async function forgoDurability(url, { survivesKill }) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const settings = ['fsync', 'full_page_writes', ...(survivesKill ? [] : ['synchronous_commit'])];
    for (const setting of settings) await client.query(`ALTER SYSTEM SET ${setting} = off`);
    await client.query('SELECT pg_reload_conf()');
  } finally {
    await client.end();
  }
};
