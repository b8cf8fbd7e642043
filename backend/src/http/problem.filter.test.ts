import type { ArgumentsHost } from '@nestjs/common';
import type { PinoLogger } from 'nestjs-pino';
import { TooManyRequestsError, UnavailableError } from './errors';
import { ProblemFilter } from './problem.filter';

let logged: unknown[][];
let filter: ProblemFilter;
const reply = {
  raw: { headersSent: false },
  header: jest.fn(),
  status: jest.fn(),
  type: jest.fn(),
  send: jest.fn(),
};
for (const chained of [reply.header, reply.status, reply.type]) chained.mockReturnValue(reply);
const request = { method: 'POST', url: '/api/analytics/track?a=b', id: 'r1', raw: { complete: true } };
const host = {
  switchToHttp: () => ({ getResponse: () => reply, getRequest: () => request }),
} as unknown as ArgumentsHost;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  logged = [];
  const logger = { error: (...line: unknown[]) => void logged.push(line) };
  filter = new ProblemFilter(logger as unknown as PinoLogger);
});
afterEach(() => jest.useRealTimers());

const refuse = (reason: string, cause?: Error) =>
  filter.catch(new UnavailableError(reason, 5, { cause }), host);

test('logs expected refusals in one line a second, with the count of each reason', () => {
  for (let call = 0; call < 1000; call++) refuse('Too many events at once.');
  refuse('Events cannot be stored now.');
  expect(logged).toEqual([]);
  jest.advanceTimersByTime(1000);
  const message = 'Refused requests';
  const refusals = { 'Too many events at once.': 1000, 'Events cannot be stored now.': 1 };
  expect(logged).toEqual([[{ refusals }, message]]);
  expect(reply.header).toHaveBeenCalledWith('retry-after', '5');
  expect(reply.status).toHaveBeenCalledWith(503);

  jest.advanceTimersByTime(10_000);
  refuse('Too many events at once.');
  jest.advanceTimersByTime(1000);
  expect(logged.slice(1)).toEqual([[{ refusals: { 'Too many events at once.': 1 } }, message]]);
});

test('logs the first cause of the refusals of a line', () => {
  const [first, second] = [new Error('The disk is full'), new Error('The disk is full, still')];
  refuse('Too many events at once.');
  for (const cause of [first, second]) refuse('Events cannot be stored now.', cause);
  jest.advanceTimersByTime(1000);
  refuse('Too many events at once.');
  jest.advanceTimersByTime(1000);
  const refusals = { 'Too many events at once.': 1, 'Events cannot be stored now.': 2 };
  expect(logged.map(([line]) => line)).toEqual([
    { refusals, err: first },
    { refusals: { 'Too many events at once.': 1 } },
  ]);
  expect(reply.send).not.toHaveBeenCalledWith(expect.stringContaining('disk'));
});

test('logs each unexpected error at once', () => {
  const error = new Error('The disk is full');
  for (let call = 0; call < 2; call++) filter.catch(error, host);
  const line = [
    { err: error, requestId: 'r1', method: 'POST', path: '/api/analytics/track' },
    'A request failed',
  ];
  expect(logged).toEqual([line, line]);
});

test('does not log callers who try too often', () => {
  filter.catch(new TooManyRequestsError('Too many tries.', 60), host);
  jest.advanceTimersByTime(1000);
  expect(logged).toEqual([]);
});
