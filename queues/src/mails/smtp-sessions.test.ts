import { WhimsicalMailServer, type Answer } from '@astaguide/testbed/mail-server';
import { setTimeout as sleep } from 'node:timers/promises';
import { MailFailure, SmtpSessions } from './smtp-sessions';

const mailTo = (to: string) => ({
  from: 'news@reef.example',
  to,
  content: Buffer.from('Subject: x\r\n\r\nText\r\n'),
});

/** How a mail ends with a server that gives this answer: whether it was sent, or the kind of its failure. */
async function send(answer: Answer, claim?: () => Promise<boolean>) {
  const server = await WhimsicalMailServer.start(() => answer);
  const sessions = new SmtpSessions({ mailServer: { url: server.url } });
  try {
    const result = await sessions
      .send(mailTo('a@example.org'), claim)
      .catch((error: MailFailure) => error.kind);
    return { result, accepted: server.accepted.length };
  } finally {
    sessions.onApplicationShutdown();
    await server.kill();
  }
}

test.each<[Answer, boolean | string, number]>([
  ['accept', true, 1],
  ['accept, answer and drop', true, 1],
  // Its answer to the command after the refusal never comes.
  ['refuse and drop', 'refused', 0],
  ['drop before text', 'broken', 0],
  ['drop in text', 'unknown', 0],
  ['accept and drop', 'unknown', 1],
])('a server that answers with %j ends as %j', async (answer, result, accepted) => {
  expect(await send(answer)).toEqual({ result, accepted });
});

test('a mail that is not claimed is not sent, and one whose claim fails neither', async () => {
  expect(await send('accept', () => Promise.resolve(false))).toEqual({ result: false, accepted: 0 });
  const server = await WhimsicalMailServer.start(() => 'accept');
  const sessions = new SmtpSessions({ mailServer: { url: server.url } });
  const failing = sessions.send(mailTo('a@example.org'), () => Promise.reject(new Error('no database')));
  await expect(failing).rejects.toThrow('no database');
  expect(server.accepted).toEqual([]);
  sessions.onApplicationShutdown();
  await server.kill();
});

test('a connection that breaks while the mail is claimed leaves it for later, and claims it once', async () => {
  const server = await WhimsicalMailServer.start(() => 'accept');
  const sessions = new SmtpSessions({ mailServer: { url: server.url } });
  // Over a connection that is kept, which would be replaced by another at once.
  expect(await sessions.send(mailTo('a@example.org'))).toBe(true);
  let claims = 0;
  const claim = async () => {
    claims++;
    await server.kill();
    await server.restart();
    // Until this process has seen that the connection broke.
    await sleep(50);
    return true;
  };
  await expect(sessions.send(mailTo('b@example.org'), claim)).rejects.toMatchObject({ kind: 'broken' });
  expect([claims, server.accepted]).toEqual([1, ['a@example.org']]);
  sessions.onApplicationShutdown();
  await server.kill();
});
