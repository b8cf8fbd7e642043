// `npm start` and `npm run dev`. Plain JavaScript with Node's own modules only, because it runs in a bare clone,
// where nothing is installed or built yet.
import {
  build,
  buildLauncher,
  checkEnvironment,
  checkNodeVersion,
  installDependencies,
} from './bootstrap.mjs';

// Read first, so that a parent that dies while dependencies are being installed is noticed too.
const parentPid = process.ppid;
const development = process.argv.includes('--dev');
const inspect = process.argv.find((argument) => argument.startsWith('--inspect'));

checkNodeVersion();
await checkEnvironment();
await installDependencies();
await (development ? buildLauncher() : build());

const { launch } = await import('./dist/launcher.js');
await launch({ development, inspect, parentPid });
