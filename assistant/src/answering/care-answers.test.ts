import { languages } from '../understanding/words/words';
import { answerWithCare } from './care-answers';

const say = (
  topic: Parameters<typeof answerWithCare>[0][number],
  language = 'en' as const,
  country: string | null = null,
) => answerWithCare([topic], language, country);

describe('an answer to a person in danger', () => {
  it('names the numbers of the country', () => {
    expect(say('crisis', 'en', 'US').text).toMatch(/911[^]*988/);
    expect(say('crisis', 'en', 'GB').text).toMatch(/999[^]*Samaritans: 116 123/);
    expect(say('overdose', 'en', 'US').text).toContain('1-800-222-1222');
    expect(say('emergency', 'en', 'AU').text).toContain('000');
  });

  it.each(languages)(
    'names numbers that work nearly everywhere where the country is not known: %s',
    (language) => {
      for (const country of [null, 'XX', 'toString', '__proto__'])
        for (const topic of ['crisis', 'emergency', 'overdose'] as const) {
          const { text, products } = answerWithCare([topic], language, country);
          expect(text).toMatch(/112[^]*911/);
          expect(text).not.toMatch(/undefined|\$/);
          expect(products).toEqual([]);
          if (topic === 'crisis') expect(text).toContain('findahelpline.com');
        }
    },
  );

  it('is short, and links to pages that sell nothing', () => {
    for (const topic of ['crisis', 'emergency', 'overdose'] as const) {
      const { text, sources, urgent } = say(topic, 'en', 'PL');
      expect(text.length).toBeLessThan(700);
      expect(urgent).toBe(true);
      for (const { url } of sources) expect(url).toMatch(/^\/(?:faq|terms-of-service)#/);
    }
  });
});
