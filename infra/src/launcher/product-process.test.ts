import { terminalLine } from './product-process';

it.each([
  ['a record of pino, in short', '{"level":50,"time":1,"msg":"no answer"}', 'error: no answer'],
  ['a fatal one', '{"level":60,"msg":"gave up"}', 'fatal: gave up'],
  ['a level in words', '{"level":"error","msg":"no answer"}', 'error: no answer'],
  [
    'its error',
    '{"level":50,"err":{"message":"boom","stack":"…"},"msg":"job failed"}',
    'error: job failed: boom',
  ],
  ['a message once', '{"level":50,"err":{"message":"boom"},"msg":"boom"}', 'error: boom'],
  ['what is no record', '(node:1) Warning: something', '(node:1) Warning: something'],
  ['a line of a stack', '    at main (file.ts:1:1)', '    at main (file.ts:1:1)'],
  ['a record cut off', '{"level":30,"msg":"hal', '{"level":30,"msg":"hal'],
])('shows %s', (_name, line, shown) => {
  expect(terminalLine(line)).toBe(shown);
});

it.each([
  ['an info record', '{"level":30,"msg":"request"}'],
  ['a warning', '{"level":40,"msg":"slow"}'],
  ['a level in words', '{"level":"info","msg":"request"}'],
  ['one that only mentions errors', '{"level":30,"body":{"level":50},"msg":"tracked"}'],
  ['an empty line', ''],
])('keeps %s to the log file', (_name, line) => {
  expect(terminalLine(line)).toBeUndefined();
});
