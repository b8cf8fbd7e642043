// `npm run check:supply-chain`: exact versions, checksums, reviewed install scripts, licences, no advisories.
import { build, installDependencies } from './bootstrap.mjs';

await installDependencies();
await build();

await import('./dist/supply-chain-cli.js');
