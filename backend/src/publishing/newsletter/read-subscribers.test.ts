import { readSubscribers } from './read-subscribers';

const read = (text: string) => readSubscribers(Buffer.from(text));

describe('a file of subscribers', () => {
  it('is read with the date and the source of the consent, each address once', () => {
    expect(
      read(
        'Email Address;confirm_time;source\nAna@Müller.example ;2024-02-29 10:00:00;Old site\nana@xn--mller-kva.example;2025-01-01;Again\n',
      ),
    ).toEqual({
      subscribers: [
        {
          email: 'ana@xn--mller-kva.example',
          consentedAt: '2024-02-29T10:00:00.000Z',
          source: 'Old site',
        },
      ],
      refused: [],
      refusedCount: 0,
    });
  });

  it('names the lines that are left out, and why', () => {
    const { subscribers, refused } = read(
      [
        'email,consented_at,source,state',
        'nobody,2024-01-01,Old site,confirmed',
        'a@example.org,,Old site,confirmed',
        'b@example.org,03/04/2024,Old site,confirmed',
        'c@example.org,2999-01-01,Old site,confirmed',
        'd@example.org,2024-01-01,,confirmed',
        'e@example.org,2024-01-01,Old site,unsubscribed',
        'f@example.org,2024-01-01,Old site,confirmed',
      ].join('\n'),
    );
    expect(subscribers.map(({ email }) => email)).toEqual(['f@example.org']);
    expect(refused.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(new Set(refused.map(({ message }) => message)).size).toBe(5);
  });

  it.each(['email\na@example.org\n', 'name,consented_at,source\nAna,2024-01-01,Old site\n'])(
    'is refused without the columns of the consent: %j',
    (text) => expect(() => read(text)).toThrow('The input is not valid.'),
  );
});
