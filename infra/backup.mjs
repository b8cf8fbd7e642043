// What is behind `npm run backup`: from a bare clone on, as a machine to be moved away from may have nothing built.
import { build, checkNodeVersion, installDependencies } from './bootstrap.mjs';

checkNodeVersion();
await installDependencies();
await build();

await import('./dist/backup-cli.js');
