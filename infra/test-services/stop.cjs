// Ends what the medium tests talked to.
const { rmSync } = require('node:fs');

module.exports = async () => {
  const { folder, children, sites } = globalThis.testServices;
  await sites.stop();
  await Promise.all(
    children.map(
      (child) =>
        new Promise((resolve) => {
          if (child.exitCode !== null) return resolve();
          child.once('exit', resolve);
          child.kill('SIGTERM');
        }),
    ),
  );
  rmSync(folder, { recursive: true, force: true });
};
