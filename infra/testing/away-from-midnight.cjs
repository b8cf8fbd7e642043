// Jest waits for the function that a file of `setupFiles` exports.
module.exports = require('../../e2e/src/away-from-midnight').awayFromMidnight;
