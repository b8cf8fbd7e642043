import { answerBlocks, isSitePath } from './answer-text';

describe('the parts of an answer', () => {
  it('are paragraphs and lists', () =>
    expect(
      answerBlocks('Take it\nwith fat.\n\nThree suit:\n- A, $10\n- B, $20\nAll are in stock.\n\n\n- C\n'),
    ).toEqual([
      { text: 'Take it\nwith fat.' },
      { text: 'Three suit:' },
      { items: ['A, $10', 'B, $20'] },
      { text: 'All are in stock.' },
      { items: ['C'] },
    ]));

  it('leave markup as it is written', () =>
    expect(answerBlocks('<b>x</b> -1')).toEqual([{ text: '<b>x</b> -1' }]));

  it('are an empty list for an empty text', () => expect(answerBlocks(' \n ')).toEqual([]));
});

describe('the address of a source', () => {
  it.each(['/', '/faq', '/review/geyser-12mg?x=1#top'])('may be %s', (url) =>
    expect(isSitePath(url)).toBe(true),
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'faq',
    '',
    '/a b',
    '/\t/x',
  ])('is no link as %j', (url) => expect(isSitePath(url)).toBe(false));
});
