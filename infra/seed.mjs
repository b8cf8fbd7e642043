// `npm run seed`. Also works in a bare clone, because it may be the first command that is tried.
import { build, checkNodeVersion, installDependencies } from './bootstrap.mjs';

checkNodeVersion();
await installDependencies();
await build();

await import('./dist/seed-cli.js');
