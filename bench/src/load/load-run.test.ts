import { ResponseReader } from './load-run';

const answer =
  'HTTP/1.1 202 Accepted\r\nContent-Type: application/json\r\ncontent-length: 9\r\n\r\n{"id":"x"}';

test('reports the status of a complete response', () => {
  expect(new ResponseReader().push(Buffer.from(answer.replace('9', '10')))).toBe(202);
});

test('waits for the rest of an answer that comes in pieces, and reads the next one', () => {
  const reader = new ResponseReader();
  const whole = Buffer.from(answer.replace('9', '10'));
  for (let end = 1; end < whole.length; end++)
    expect(reader.push(whole.subarray(end - 1, end))).toBeUndefined();
  expect(reader.push(whole.subarray(-1))).toBe(202);
  expect(reader.push(Buffer.from('HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n'))).toBe(503);
});

test('reports the Retry-After of a refusal', () => {
  const reader = new ResponseReader();
  reader.push(Buffer.from('HTTP/1.1 503 Busy\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n'));
  expect(reader.retryAfter).toBe(5);
  reader.push(Buffer.from('HTTP/1.1 429 Slower\r\nContent-Length: 0\r\n\r\n'));
  expect(reader.retryAfter).toBeUndefined();
});

test('refuses an answer without a length, and one too long', () => {
  expect(() => new ResponseReader().push(Buffer.from('HTTP/1.1 200 OK\r\n\r\n'))).toThrow('without a length');
  expect(() => new ResponseReader().push(Buffer.from(answer))).toThrow('More was answered');
});
