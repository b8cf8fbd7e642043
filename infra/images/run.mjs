// `node infra/images/run.mjs <script> [arguments]`: runs a program of the product with secrets from files.
// NAME_FILE is the path of the file that contains NAME. An empty file, like an empty variable, counts as not set.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const SECRETS = [
  'DATABASE_URL',
  // Read by the database driver if DATABASE_URL has no password.
  'PGPASSWORD',
  'REDIS_URL',
  'SESSION_SECRET',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'LLM_API_KEY',
  'SMTP_URL',
];

function readSecrets() {
  for (const name of SECRETS) {
    const file = process.env[`${name}_FILE`];
    if (!file) continue;
    if (process.env[name]) throw new Error(`${name} and ${name}_FILE are both set: keep one`);
    process.env[name] = readSecret(name, file);
  }
  for (const [name, value] of Object.entries(process.env)) if (value === '') delete process.env[name];
}

function readSecret(name, file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`${name}_FILE: cannot read ${file} (${error.code})`, { cause: error });
  }
}

try {
  readSecrets();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const [script, ...parameters] = process.argv.slice(2);
if (!script) {
  console.error('usage: run.mjs <script> [arguments]');
  process.exit(1);
}
// Removes this file from the arguments, so that the program sees its own.
process.argv = [process.argv[0], resolve(script), ...parameters];
await import(pathToFileURL(process.argv[1]).href);
