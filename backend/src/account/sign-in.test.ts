import type { FastifyRequest } from 'fastify';
import type { SessionOwner } from '../http/session/sessions';
import { describeSignIn, isOfToday } from './sign-in';

const owner: SessionOwner = { id: 1, email: 'owner@example.com', passwordHash: 'first hash' };
const request = { ip: '203.0.113.77', headers: {} } as FastifyRequest;
const signIn = describeSignIn(request, owner, new Date('2026-01-02T03:04:05Z'));

test('a sign-in keeps the network, not the address, and nothing of the password', () => {
  expect(signIn).toEqual({
    at: '2026-01-02T03:04:05.000Z',
    browser: 'Unknown browser',
    network: '203.0.113.0/24',
    passwordMark: expect.not.stringContaining('hash'),
  });
});

test('a session opened with an earlier password is not one of today', () => {
  expect(isOfToday(signIn, owner)).toBe(true);
  expect(isOfToday(signIn, { ...owner, passwordHash: 'second hash' })).toBe(false);
});

test('rejects a session without a sign-in', () => {
  expect(isOfToday(undefined, owner)).toBe(false);
});
