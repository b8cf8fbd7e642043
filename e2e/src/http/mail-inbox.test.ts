import { simpleParser } from 'mailparser';
import { faultsOf } from './mail-inbox';

const HEAD = [
  'From: Reef <news@reef.example>',
  'To: a@example.org',
  'Subject: News',
  'Message-ID: <1@reef.example>',
  'Date: Mon, 30 Nov 2026 10:00:00 +0000',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary="b"',
];
const TEXT = [
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Two trials on sleep were published this month.',
];
const HTML = [
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<!doctype html><p>Two trials on sleep.</p>',
  '--b--',
];

const check = async (...lines: string[]) => {
  const source = [...lines, ''].join('\r\n');
  return faultsOf(await simpleParser(source), source);
};

test('a mail with a text and the same in HTML has no faults', async () => {
  expect(await check(...HEAD, '', ...TEXT, ...HTML)).toEqual([]);
});

test.each([
  ['without a text', [...HEAD, '', ...HTML], 'multipart/alternative,text/html'],
  ['whose HTML comes first', [...HEAD, '', ...HTML.slice(0, -1), ...TEXT, '--b--'], 'text/html,text/plain'],
  ['with a subject twice', ['Subject: Other', ...HEAD, '', ...TEXT, ...HTML], 'not one subject'],
  ['with a long line', [...HEAD, '', ...TEXT, 'a'.repeat(999), ...HTML], 'over 998 bytes'],
  ['with bytes that need an encoding', [...HEAD, '', ...TEXT, 'Grün', ...HTML], 'not encoded'],
  [
    'without a character set',
    [...HEAD, '', ...TEXT, ...HTML].map((line) => line.replace('; charset=utf-8', ';')),
    'character set',
  ],
  [
    'with a picture',
    [...HEAD, '', ...TEXT, ...HTML.slice(0, -1), '<img src="https://a.example/p.gif">', '--b--'],
    'loads by <img',
  ],
  [
    'with a style that loads',
    [...HEAD, '', ...TEXT, ...HTML.slice(0, -1), '<style>a{background:url(//a.example)}</style>', '--b--'],
    'loads by url(',
  ],
])('finds fault with a mail %s', async (_name, lines, fault) => {
  expect((await check(...lines)).join('\n')).toContain(fault);
});
