import { sentHistory } from './chat-turn';

const turn = (content: string) => ({ role: 'user' as const, content });

describe('the conversation sent along with a question', () => {
  it('is what was said, without the sources', () =>
    expect(sentHistory([{ ...turn('a'), sources: [] }, turn('b')])).toEqual([turn('a'), turn('b')]));

  it('is the latest 50 messages', () => {
    const sent = sentHistory(Array.from({ length: 60 }, (_, index) => turn(String(index))));
    expect(sent.map(({ content }) => content).at(0)).toBe('10');
    expect(sent).toHaveLength(50);
  });

  it('is the latest that fit into what the API takes, in bytes', () => {
    const sent = sentHistory(Array.from({ length: 20 }, (_, index) => turn(`${index}${'€'.repeat(3000)}`)));
    expect(sent.at(-1)!.content).toMatch(/^19€/);
    expect(sent).toHaveLength(5);
    expect(new TextEncoder().encode(JSON.stringify(sent)).length).toBeLessThanOrEqual(48 * 1024);
  });

  it('cuts a message at 8000 characters, never through one', () => {
    const [sent] = sentHistory([turn(`${'a'.repeat(7999)}😀`)]);
    expect(sent!.content).toBe('a'.repeat(7999));
  });
});
