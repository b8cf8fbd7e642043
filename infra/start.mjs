// `npm start` and `npm run dev`, from top to bottom. Plain JavaScript, and until the build with Node's own modules only,
// because in a bare clone nothing is installed or built yet.
import {
  build,
  buildLauncher,
  checkEnvironment,
  checkNodeVersion,
  installDependencies,
  warnOfNodeEnd,
} from './bootstrap.mjs';

// Read first, so that a parent that dies while dependencies are being installed is noticed too.
const parentPid = process.ppid;
const development = process.argv.includes('--dev');
const inspect = process.argv.find((argument) => argument.startsWith('--inspect'));

checkNodeVersion();
warnOfNodeEnd();
await checkEnvironment();
await installDependencies();
await (development ? buildLauncher() : build());

const { Launch } = await import('./dist/launcher/launch.js');
const launch = new Launch({ development, inspect, parentPid });
// From here on a signal, or the end of npm, stops what has been started, last first, and so does a failed step.
await launch.run(async () => {
  launch.readConfig();
  await launch.claimDataFolder();
  const databaseUrl = await launch.startDatabase();
  await launch.migrate(databaseUrl);
  await launch.loadDemo(databaseUrl);
  const owner = await launch.setOwner(databaseUrl);
  await launch.startProcesses(databaseUrl);
  await launch.sayReady(databaseUrl, owner);
  launch.backUpNightly(databaseUrl);
});
