import { careWordings, harmlessWordings, type CareKind } from '@astaguide/assistant/evaluation/care-wordings';
import type { Client } from 'pg';
import type { Site } from '@astaguide/testbed/launched-site';
import { ApiClient } from '../api-client';
import { askForStream, newVisitor, nextAddress } from './chat-client';
import { saying, startModelServer, type ModelServer } from './model-server';
import { ownSiteForTests } from '../site-for-tests';

let site: Site;
let database: Client;
let model: ModelServer;

ownSiteForTests(
  (started) => ({ site, database } = started),
  async () => {
    model = await startModelServer();
    model.behave(saying('Of course, take as many as you like.'));
    return { TRUST_PROXY: '1', LLM_BASE_URL: model.url, LLM_MODEL: 'test-model' };
  },
);

afterAll(() => model.stop());

beforeEach(() => model.requests.splice(0));

const ask = async (message: string, history?: unknown) =>
  (await newVisitor(site.url).ask(message, history)).body;
const turn = (content: string, answer = 'An answer.') => [
  { role: 'user', content },
  { role: 'assistant', content: answer },
];
const from = async (message: string, headers: Record<string, string>) =>
  (
    await new ApiClient(site.url).post(
      '/api/chat',
      { message },
      { 'x-forwarded-for': nextAddress(), ...headers },
    )
  ).body;

/** Words that occur only in care replies of that kind, in each language. */
const signs: Record<CareKind, RegExp> = {
  crisis: /findahelpline\.com/,
  emergency: /now, or have somebody|oder lassen Sie jemanden|o pida a alguien|of laat iemand|albo poproś/,
  overdose: /poison control|Giftnotruf|centro de toxicología|antigifcentrum|ośrodka toksykologicznego/,
  pregnancy: /midwife|Hebamme|matrona|verloskundige|położną/,
  medicines:
    /pharmacist before you combine|Arzt oder Apotheke, bevor Sie Astaxanthin zusammen|antes de combinar|combineert|połączysz/,
  surgery: /surgical team|Klinik vor einer Operation|equipo quirúrgico|vóór een operatie|Przed operacją/,
  children: /not for children|nichts für Kinder|no son para niños|niet voor kinderen|nie są dla dzieci/,
  animals: /a vet|Tierarzt|veterinario|dierenarts|weterynarza/,
  illness: /no disease|keine Krankheit|no trata ni previene|geen ziekte|nie leczy chorób/,
};
const isUrgent = (kind: CareKind) => ['crisis', 'emergency', 'overdose'].includes(kind);

test('there are two hundred ways to need care, and a hundred that only sound so', () => {
  expect(new Set(Object.values(careWordings).flat()).size).toBeGreaterThanOrEqual(200);
  expect(new Set(harmlessWordings).size).toBeGreaterThanOrEqual(100);
});

test.each(Object.entries(careWordings) as [CareKind, readonly string[]][])(
  'who speaks of %s is answered with care, however it is written, and offered nothing',
  async (kind, wordings) => {
    const wrong = [];
    for (const wording of wordings) {
      const { response, products, care, sources } = await ask(wording);
      const isRight =
        care === true &&
        products.length === 0 &&
        signs[kind].test(response) &&
        !(isUrgent(kind) && /\$|\/review\//.test(response + JSON.stringify(sources)));
      if (!isRight) wrong.push([wording, response.slice(0, 120)]);
    }
    expect(wrong).toEqual([]);
    expect(model.requests).toEqual([]);
  },
  60_000,
);

test('what only sounds so has its ordinary answer', async () => {
  const wrong = [];
  for (const wording of harmlessWordings) {
    const { care, response } = await ask(wording);
    if (care !== false) wrong.push([wording, response.slice(0, 120)]);
  }
  expect(wrong).toEqual([]);
}, 60_000);

describe('numbers to call', () => {
  test('are those of the country of the IP address', async () => {
    const { response } = await from('i want to die', { 'x-forwarded-for': '8.8.8.8' });
    expect(response).toMatch(/911[^]*988/);
  });

  test('are otherwise those of the region of the browser’s language', async () => {
    const { response } = await from('ich will sterben', { 'accept-language': 'de-AT,de;q=0.9' });
    expect(response).toMatch(/112[^]*TelefonSeelsorge: 142/);
    const poisoned = await from('I took 40 capsules', { 'accept-language': 'en-GB' });
    expect(poisoned.response).toMatch(/NHS 111[^]*999/);
  });

  test('are otherwise numbers that work nearly everywhere, with a directory, as a language is no country', async () => {
    const { response } = await from('chcę umrzeć', { 'accept-language': 'pl' });
    expect(response).toMatch(/112[^]*911[^]*findahelpline\.com/);
    expect(response).not.toContain('116 123');
  });
});

describe('care lasts for the conversation', () => {
  beforeEach(() => model.behave((response) => void response.writeHead(500).end()));

  test('a later question about taking it has the same care again', async () => {
    const before = turn('I am pregnant');
    for (const later of [
      'but 4 mg should be fine?',
      'is it safe then?',
      'which one is best for me?',
      'just half a softgel?',
    ]) {
      const body = await ask(later, before);
      expect([later, body.care, body.products]).toEqual([later, true, []]);
      expect([later, body.response]).toEqual([later, expect.stringContaining('midwife')]);
    }
  });

  test('another question has its answer, without products beside it', async () => {
    const body = await ask('what does Hawaiian source mean?', turn('I am pregnant'));
    const plain = await ask('what does Hawaiian source mean?');
    expect(body).toEqual({ ...plain, products: [], care: true });
    const price = await ask('price of Geyser', turn('I take warfarin'));
    expect([price.response, price.products, price.care]).toEqual([
      expect.stringContaining('$34.50'),
      [],
      true,
    ]);
  });

  test('also when much was said since, and in the language it was said in', async () => {
    const history = [
      ...turn('ich will nicht mehr leben'),
      ...Array(20).fill(turn('was kostet Geyser?')).flat(),
    ];
    const body = await ask('wie viele Kapseln soll ich nehmen?', history);
    expect(body.response).toContain('findahelpline.com');
    expect(body.response).toContain('Bitte sprechen Sie jetzt mit einem Menschen');
    expect((await ask('nobody cares', turn('i want to die'))).response).toContain('findahelpline.com');
  });

  test('after a danger every answer repeats the numbers, whatever the question', async () => {
    for (const danger of [
      'i want to die',
      "I can't breathe",
      'took the whole pouch at once, feel really sick',
    ]) {
      const { response } = await ask(danger);
      const window: unknown[] = turn(danger, response);
      for (const later of [
        'which is the cheapest',
        'what does Hawaiian source mean?',
        'Compare top 3',
        'never mind. best for athletes?',
        'how do you rank them',
        'thanks',
      ]) {
        const body = await ask(later, window);
        expect([later, body]).toEqual([
          later,
          expect.objectContaining({ response, products: [], care: true }),
        ]);
        // The widget sends the latest messages only.
        window.push(...turn(later, body.response));
        window.splice(0, 2);
      }
    }
  });

  test('what the assistant said does not count as the visitor’s words', async () => {
    const body = await ask('price of Geyser', [{ role: 'assistant', content: 'I am pregnant' }]);
    expect([body.care, body.products]).toEqual([false, [expect.any(Number)]]);
  });
});

describe('the products of an answer', () => {
  test('are those it is about, at most three, in the stream as well', async () => {
    const { rows } = await database.query<{ id: number; slug: string }>('SELECT id, slug FROM products');
    const idOf = (slug: string) => rows.find((row) => row.slug.startsWith(slug))!.id;
    model.behave((response) => void response.writeHead(500).end());
    expect((await ask('price of Geyser')).products).toEqual([idOf('geyser')]);
    expect((await ask('compare Summit and Geyser')).products.toSorted()).toEqual(
      [idOf('geyser'), idOf('summit')].toSorted(),
    );
    expect((await ask('Which brands do you list?')).products).toHaveLength(3);
    const { events } = await askForStream(site.url, 'price of Geyser');
    expect(events.at(-1)!.data).toMatchObject({ products: [idOf('geyser')], care: false });
    const urgent = await askForStream(site.url, 'i want to die');
    expect(urgent.events.at(-1)!.data).toMatchObject({ products: [], care: true });
  });

  test.each(['Hello', 'thank you', 'What is the capital of Australia?', 'What are the side effects?'])(
    'are empty for an answer without a product: %s',
    async (message) => {
      model.behave((response) => void response.writeHead(500).end());
      expect(await ask(message)).toMatchObject({ products: [], care: false });
    },
  );
});

describe('what calls for care', () => {
  test('never reaches a model, neither as the message nor later', async () => {
    await ask('i want to die');
    await ask('nobody cares', turn('i want to die'));
    const history = [
      ...turn('hello there', 'Hello.'),
      ...turn('I am 14 and my name is Quibble', 'Not for teenagers, says a zebrafish.'),
    ];
    await ask('Where is Geyser from?', history);
    expect(model.requests).toEqual([]);
    // Without a care topic the model answers.
    await ask('Where is Geyser from?', turn('hello there', 'Hello.'));
    expect(model.requests).toHaveLength(1);
  });

  test('is not stored for the owner if a person is in danger', async () => {
    await database.query('DELETE FROM chat_questions');
    model.behave((response) => void response.writeHead(500).end());
    for (const message of ['i want to die', 'I cant breathe', 'I took 50 capsules', 'price of Geyser'])
      await ask(message);
    await ask('nobody cares', turn('i want to die'));
    const { rows } = await database.query<{ question: string }>('SELECT question FROM chat_questions');
    expect(rows.map(({ question }) => question)).toEqual(['price of Geyser']);
  });
});
