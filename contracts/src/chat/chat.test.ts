import { chatRequestSchema } from './chat';
import { MAX_MESSAGE_LENGTH } from './chat-rules';

const messages = (message: unknown) =>
  chatRequestSchema.safeParse({ message }).error?.issues.map((issue) => issue.message);

test.each([5000, MAX_MESSAGE_LENGTH + 1])('a question of %d letters is too long, not missing', (length) => {
  expect(messages('a'.repeat(length))).toEqual(['At most 1,000 characters']);
});

test.each(['', '   '])('%j is no question', (message) => {
  expect(messages(message)).toEqual(['Write a question']);
});

test('a question of the greatest length is taken', () => {
  expect(messages('a'.repeat(MAX_MESSAGE_LENGTH))).toBeUndefined();
});
