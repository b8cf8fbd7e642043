import { createSocket, type Socket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { checkSenderDomain } from './sender-domain';

/** Texts by name; a name that is not in it does not exist, and one with null gets no answer. */
let zone: Record<string, string[] | null> = {};
let server: Socket;
let resolver: Resolver;

beforeAll(async () => {
  server = createSocket('udp4');
  server.on('message', (query, { port, address }) => {
    const { name, end } = readName(query);
    const texts = name in zone ? zone[name]! : [];
    if (texts !== null) server.send(answerTo(query.subarray(0, end + 4), texts), port, address);
  });
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
  resolver = new Resolver({ timeout: 200, tries: 1 });
  resolver.setServers([`127.0.0.1:${server.address().port}`]);
});
afterAll(() => {
  server.close();
});

const good = {
  'reef.example': ['site-verification=x', 'v=spf1 include:sendgrid.net ~all'],
  's1._domainkey.reef.example': [`v=DKIM1; k=rsa; p=${'A'.repeat(392)}`],
  '_dmarc.reef.example': ['v=DMARC1; p=reject; rua=mailto:a@reef.example'],
};

async function check(
  changes: Record<string, string[] | null> = {},
  given: { url?: string; address?: string; selector?: string | null } = {},
) {
  const { url = 'smtp://smtp.sendgrid.net:587', address = 'news@Reef.example', selector = 's1' } = given;
  zone = { ...good, ...changes };
  const mailServer = { url, from: { name: 'Reef', address } };
  const { records } = await checkSenderDomain(mailServer, selector ?? undefined, (name) =>
    resolver.resolveTxt(name),
  );
  return Object.fromEntries(records.map((record) => [record.kind, record])) as Record<
    'SPF' | 'DKIM' | 'DMARC',
    (typeof records)[0]
  >;
}

test('finds all three records, also one in several parts', async () => {
  const { SPF, DKIM, DMARC } = await check();
  expect([SPF.state, DKIM.state, DMARC.state]).toEqual(['found', 'found', 'found']);
  expect(SPF.found).toEqual(['v=spf1 include:sendgrid.net ~all']);
  expect(DKIM.found[0]).toHaveLength(392 + 18);
});

test('shows what to set where a record is missing', async () => {
  const { SPF, DKIM, DMARC } = await check({
    'reef.example': ['site-verification=x'],
    's1._domainkey.reef.example': [],
    '_dmarc.reef.example': [],
  });
  expect([SPF, DKIM, DMARC].map(({ state, name, toSet }) => [state, name, toSet])).toEqual([
    ['missing', 'reef.example', 'v=spf1 include:sendgrid.net ~all'],
    ['missing', 's1._domainkey.reef.example', null],
    ['missing', '_dmarc.reef.example', 'v=DMARC1; p=none; rua=mailto:news@Reef.example'],
  ]);
});

test.each([
  ['v=spf1 +all', 'everybody'],
  ['v=spf1 include:_spf.google.com ~all', 'add include:sendgrid.net'],
])('an SPF record %j is wrong', async (text, words) => {
  const { SPF } = await check({ 'reef.example': [text] });
  expect([SPF.state, SPF.explanation]).toEqual(['wrong', expect.stringContaining(words)]);
});

test('several SPF records are wrong, and one for an unknown provider is for the owner to compare', async () => {
  const several = await check({ 'reef.example': ['v=spf1 include:sendgrid.net ~all', 'v=spf1 mx -all'] });
  expect(several.SPF.state).toBe('wrong');
  const own = await check({}, { url: 'smtps://mail.reef.example' });
  expect([own.SPF.state, own.SPF.explanation]).toEqual(['found', expect.stringContaining('cannot be seen')]);
  expect(own.SPF.toSet).toBe('v=spf1 a:mail.reef.example ~all');
});

test.each([
  ['v=DKIM1; p=', 'withdrawn'],
  ['k=rsa; p = ;', 'withdrawn'],
  ['not a key', 'no such record'],
])('a DKIM record %j is no key', async (text, words) => {
  const { DKIM } = await check({ 's1._domainkey.reef.example': [text] });
  expect(DKIM.state).not.toBe('found');
  expect(DKIM.explanation).toContain(words);
});

test('the name of the DKIM key has to be entered', async () => {
  const { DKIM } = await check({}, { selector: null });
  expect(DKIM).toMatchObject({
    state: 'unknown',
    name: null,
    explanation: expect.stringContaining('selector'),
  });
});

test.each([
  [['v=DMARC1'], 'wrong'],
  [['v=DMARC1; p=block'], 'wrong'],
  [['v=DMARC1; p=none', 'v=DMARC1; p=none'], 'wrong'],
  [['v=DMARC1;p=none'], 'found'],
])('DMARC records %j are %s', async (texts, state) => {
  expect((await check({ '_dmarc.reef.example': texts })).DMARC.state).toBe(state);
});

test('a domain below another has its DMARC record', async () => {
  const { DMARC } = await check({}, { address: 'news@mail.reef.example' });
  expect([DMARC.state, DMARC.found]).toEqual(['found', good['_dmarc.reef.example']]);
});

test('reports that DNS did not answer, and does not call the record missing', async () => {
  const { SPF, DKIM, DMARC } = await check({ 'reef.example': null, '_dmarc.reef.example': null });
  expect([SPF.state, DKIM.state, DMARC.state]).toEqual(['unknown', 'found', 'unknown']);
  for (const { explanation } of [SPF, DMARC]) expect(explanation).toContain('could not be asked');
});

/** The name in the question of a query, in lower case, and where it ends. */
function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (; query[at] !== 0; at += query[at]! + 1)
    labels.push(query.toString('latin1', at + 1, at + 1 + query[at]!));
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

/** An answer with TXT records; without any, the name does not exist. @param head header and question of the query */
function answerTo(head: Buffer, texts: string[]): Buffer {
  const answer = Buffer.from(head);
  answer.writeUInt16BE(texts.length > 0 ? 0x8180 : 0x8183, 2);
  answer.writeUInt16BE(texts.length, 6);
  answer.writeUInt32BE(0, 8);
  const records = texts.map((text) => {
    const parts = text
      .match(/.{1,255}/g)!
      .map((part) => Buffer.from(`${String.fromCharCode(part.length)}${part}`, 'latin1'));
    const data = Buffer.concat(parts);
    const meta = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 0, data.length >> 8, data.length & 255]);
    return Buffer.concat([meta, data]);
  });
  return Buffer.concat([answer, ...records]);
}
