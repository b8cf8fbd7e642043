import { readConfig } from './config';
import { loadDemo } from './load-demo';
import { migrate } from './migrate';
import { confirmPasswordShown, setOwner } from './owner';

/**
 * `node migrate-cli.js [URL]`, or with DATABASE_URL: migrates, creates the owner, and loads demo data into an empty
 * database.
 */
async function main(given: string | undefined): Promise<void> {
  const { DATABASE_URL, ADMIN_EMAIL: email, ADMIN_PASSWORD: password, DEMO_DATA } = readConfig();
  const url = given ?? DATABASE_URL;
  if (!url) throw new Error('usage: migrate-cli.js <PostgreSQL connection string>');
  const { applied } = await migrate(url);
  console.log(applied.length > 0 ? `applied ${applied.join(', ')}` : 'the schema is up to date');
  const owner = await setOwner(url, { email, password });
  if (owner.generatedPassword) {
    console.log(`sign in as ${owner.email} with ${owner.generatedPassword}`);
    await confirmPasswordShown(url);
  }
  if (DEMO_DATA !== 'false') {
    const { products, posts } = await loadDemo(url, { history: DEMO_DATA === 'true' });
    if (products > 0) console.log(`loaded ${products} products and ${posts} articles`);
  }
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
