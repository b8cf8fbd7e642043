// What is behind `npm run restore`: from a bare clone on, as a machine to restore to may have nothing built.
import { build, checkNodeVersion, installDependencies } from './bootstrap.mjs';

checkNodeVersion();
await installDependencies();
await build();

await import('./dist/restore-cli.js');
