import { ApiError } from '../../lib/errors';
import { failureText } from './failure';

const unreachable = 'The server could not be reached. Please try again in a moment.';
const away = '{"title":"Unavailable","status":503,"detail":"The database is away."}';

test.each([
  ['a connection that failed', new TypeError('Failed to fetch'), unreachable],
  ['the page of a proxy', new ApiError(502, '<html><h1>502 Bad Gateway</h1></html>'), unreachable],
  ['a reason that the server names', new ApiError(503, away), 'The database is away.'],
  ['any other answer', new ApiError(500, 'Internal Server Error'), '500: Internal Server Error'],
])('the message for %s', (_failure, error, text) => expect(failureText(error)).toBe(text));
