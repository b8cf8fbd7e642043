// What is behind `npm run seed`: from a bare clone on, as the first thing somebody tries may be a full site.
import { build, checkNodeVersion, installDependencies } from './bootstrap.mjs';

checkNodeVersion();
await installDependencies();
await build();

await import('./dist/seed-cli.js');
