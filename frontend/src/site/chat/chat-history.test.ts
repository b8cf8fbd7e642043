import { parseHistory } from './chat-history';

const turn = (content: string, role = 'user') => ({ role, content });
const parsed = (value: unknown) => parseHistory(JSON.stringify(value));

describe('a stored conversation', () => {
  it('is read with its sources', () => {
    const turns = [
      turn('Which dose?'),
      { ...turn('6 to 12 mg.', 'assistant'), sources: [{ title: 'FAQ', url: '/faq' }] },
    ];
    expect(parsed(turns)).toEqual(turns);
  });

  it('is read without what is no message', () =>
    expect(
      parsed([null, 'text', turn('a', 'system'), turn(' '), { role: 'user' }, { ...turn('b'), more: 1 }]),
    ).toEqual([turn('b')]));

  it('is read without what is no source', () =>
    expect(parsed([{ ...turn('a'), sources: [{ title: 'x' }, 1, { title: 'y', url: '/y' }] }])).toEqual([
      { ...turn('a'), sources: [{ title: 'y', url: '/y' }] },
    ]));

  it('is read with the products of each answer, as far as they are ids', () =>
    expect(
      parsed([
        { ...turn('a', 'assistant'), products: [3, 'x', 1.5, 1, 2, 4] },
        { ...turn('b'), products: 'x' },
      ]),
    ).toEqual([{ ...turn('a', 'assistant'), products: [3, 1, 2] }, turn('b')]));

  it('keeps the latest 50 messages, each up to 8000 characters', () => {
    const turns = Array.from({ length: 60 }, (_, index) => turn(`${index}`.padEnd(9000, '.')));
    const kept = parsed(turns)!;
    expect(kept).toHaveLength(50);
    expect(kept[0]!.content).toBe('10'.padEnd(8000, '.'));
  });

  it.each([[[]], [{}], ['text'], [null], [[1, 2]]])('is empty for %j', (value) =>
    expect(parsed(value)).toBeUndefined(),
  );

  it('is refused where it is no JSON', () => expect(() => parseHistory('{')).toThrow(SyntaxError));
});
