const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have and jsdom lacks, although Node has it. */
const NODES_OWN = [
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
];

/** A document for component tests, whose `fetch` is the test's own. */
module.exports = class extends TestEnvironment {
  constructor(...parameters) {
    super(...parameters);
    for (const name of [...NODES_OWN, 'structuredClone']) this.global[name] ??= globalThis[name];
  }
};
