// `npm run backup`, `restore` and `seed`. Also works in a bare clone: the machine may be new, or this its first command.
import { build, checkNodeVersion, installDependencies } from './bootstrap.mjs';

checkNodeVersion();
await installDependencies();
await build();

const [command] = process.argv.splice(2, 1);
await import(`./dist/${command}-cli.js`);
