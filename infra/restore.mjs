// `npm run restore`. Also works in a bare clone, because a new machine does not have a build.
import { build, checkNodeVersion, installDependencies } from './bootstrap.mjs';

checkNodeVersion();
await installDependencies();
await build();

await import('./dist/restore-cli.js');
