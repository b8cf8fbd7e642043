// `npm run check:supply-chain`: exact versions, sealed packages, decided scripts, permissive licences, no advisory.
import { build, installDependencies } from './bootstrap.mjs';

await installDependencies();
await build();

await import('./dist/supply-chain-cli.js');
