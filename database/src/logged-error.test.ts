import { QueryFailedError } from 'typeorm';
import { loggedError } from './logged-error';

test('a failed query is logged without its values', () => {
  const driverError = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(reader@example.com) already exists.',
  });
  const error = new QueryFailedError(
    'INSERT INTO newsletter_subscribers',
    ['reader@example.com'],
    driverError,
  );
  const logged = loggedError(error);
  expect(JSON.stringify(logged)).not.toContain('reader@example.com');
  expect(logged).toMatchObject({ type: 'QueryFailedError', message: 'duplicate key value', code: '23505' });
});

test('what is thrown, but is no error, is logged as it is', () => expect(loggedError('stop')).toBe('stop'));
