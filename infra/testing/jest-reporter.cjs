/** Prints a line for each file as it ends; failures are printed at the end of the whole run. */
module.exports = class {
  onTestResult(
    { path },
    { numFailingTests, numPassingTests, testExecError, perfStats },
    { numTotalTestSuites, numPassedTestSuites, numFailedTestSuites },
  ) {
    const isFailed = numFailingTests > 0 || testExecError;
    const done = numPassedTestSuites + numFailedTestSuites;
    const seconds = ((perfStats.end - perfStats.start) / 1000).toFixed(1);
    const name = path.slice(process.cwd().length + 1);
    console.error(
      `   ${isFailed ? '✗' : '✓'} ${name} (${numPassingTests}${isFailed ? `, ${numFailingTests} failed` : ''}, ${seconds} s) ${done}/${numTotalTestSuites}`,
    );
  }
};
