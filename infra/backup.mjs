// `npm run backup`. Also works in a bare clone, because the machine may not have a build.
import { build, checkNodeVersion, installDependencies } from './bootstrap.mjs';

checkNodeVersion();
await installDependencies();
await build();

await import('./dist/backup-cli.js');
