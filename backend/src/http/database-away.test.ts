import { QueryFailedError } from 'typeorm';
import { isDatabaseAway, isDiskFull } from './database-away';

const withCode = (code: string, message = 'no', more: object = {}) =>
  Object.assign(new Error(message), { code }, more);
const failedQuery = (driverError: Error) => new QueryFailedError('SELECT 1', [], driverError);

test.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  [
    'a socket that is missing',
    withCode('ENOENT', 'connect ENOENT /run/.s.PGSQL.5432', { syscall: 'connect' }),
  ],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a statement without an answer', new Error('Query read timeout')],
  ['a server that is starting', withCode('57P03')],
  ['too many connections', withCode('53300')],
  ['a full disk', withCode('53100')],
  [
    'a full disk under the server’s own files',
    withCode('XX000', 'could not write to file "a": No space left on device'),
  ],
  ['a disk that fails', withCode('58030')],
  ['a standby', withCode('25006')],
  ['a query that failed for it', failedQuery(withCode('57P01'))],
  [
    'several addresses that all refused',
    new AggregateError([withCode('ETIMEDOUT'), withCode('ECONNREFUSED')]),
  ],
  ['a cause of a cause', new Error('no', { cause: new Error('no', { cause: withCode('08006') }) })],
])('%s says that the database is away', (_what, error) => expect(isDatabaseAway(error)).toBe(true));

test.each([
  ['nothing', undefined],
  ['a text', 'Connection terminated'],
  ['a duplicate value', failedQuery(withCode('23505'))],
  ['a text that cannot be stored', failedQuery(withCode('22021'))],
  ['an internal error of another kind', withCode('XX000', 'cache lookup failed')],
  ['a file that is missing', withCode('ENOENT', 'open', { syscall: 'open' })],
  ['a mistake of ours', new TypeError('x is undefined')],
])('%s does not', (_what, error) => expect(isDatabaseAway(error)).toBe(false));

test.each([
  ['a rejected write', failedQuery(withCode('53100')), true],
  ['the server’s own files', withCode('XX000', 'could not write to file "a": No space left on device'), true],
  [
    'Redis',
    new Error('no', { cause: new Error('MISCONF Errors writing to the AOF file: No space left on device') }),
    true,
  ],
  ['a refused connection', withCode('ECONNREFUSED'), false],
  ['too many connections', withCode('53300'), false],
])('recognises a full disk: %s', (_what, error, expected) => expect(isDiskFull(error)).toBe(expected));

test('an error that is its own cause ends', () => {
  const round = new Error('round');
  round.cause = round;
  expect(isDatabaseAway(round)).toBe(false);
});
