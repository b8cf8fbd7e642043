import type { Site } from '@astaguide/testbed/launched-site';
import { productSchema } from '@astaguide/contracts/catalog/product';
import {
  answerCorrectionSchema,
  correctionCandidatesSchema,
} from '@astaguide/contracts/chat/answer-correction';
import type { ChatResponse } from '@astaguide/contracts/chat/chat';
import { writtenAnswerSchema, type WrittenAnswerInput } from '@astaguide/contracts/chat/written-answer';
import { ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';

const ANSWERS = '/api/written-answers';
let site: Site;
let owner: ApiClient;
siteForTests((shared) => ({ site, owner } = shared));

const visitor = () => new ApiClient(site.url);
const ask = async (message: string) =>
  (await visitor().post('/api/chat', { message, conversationHistory: [] })).body as ChatResponse;
const write = async (input: WrittenAnswerInput) => {
  const { status, body } = await owner.post(ANSWERS, input);
  expect(status).toBe(201);
  return writtenAnswerSchema.parse(body);
};
const list = async (about = '') =>
  writtenAnswerSchema.array().parse((await visitor().get(ANSWERS + about)).body);
const remove = (id: number) => owner.call('DELETE', `${ANSWERS}/${id}`);
const findProducts = async () => productSchema.array().parse((await owner.get('/api/products')).body);

test('an answer is on the FAQ at once, and the next question gets it', async () => {
  const question = 'Does the zeppelin deliver to Greenland?';
  expect((await ask(question)).response).not.toContain('Tuesdays');
  const { id } = await write({
    question,
    answer: 'Only on Tuesdays.\n\n<b>Never</b> on Mondays.',
    productId: null,
  });

  const page = (await visitor().get('/faq')).text;
  expect(page).toContain('Asked by readers');
  expect(page).toContain(`id="answer-${id}"`);
  expect(page).toContain('&lt;b&gt;Never&lt;/b&gt; on Mondays.</p>');
  expect(page).toContain(`"name":"${question}"`);
  for (const words of [question, 'does the zeppelin DELIVER to greenland', 'zeppelin to Greenland?']) {
    const { response, sources } = await ask(words);
    expect([words, response]).toEqual([words, expect.stringContaining('Only on Tuesdays.')]);
    expect(sources[0]).toEqual({
      title: `Frequently asked questions: ${question}`,
      url: `/faq#answer-${id}`,
    });
  }
  const { results } = (await visitor().get('/api/search?q=zeppelin')).body as { results: object[] };
  expect(results).toMatchObject([{ type: 'faq', title: question, url: `/faq#answer-${id}` }]);

  const changed = { question, answer: 'Not any more.', productId: null };
  expect((await owner.call('PUT', `${ANSWERS}/${id}`, changed)).body).toMatchObject({
    answer: 'Not any more.',
  });
  expect((await ask(question)).response).toBe('Not any more.');
  expect((await remove(id)).status).toBe(204);
  expect((await remove(id)).status).toBe(404);
  expect((await owner.call('PUT', `${ANSWERS}/${id}`, changed)).status).toBe(404);
  expect((await ask(question)).response).not.toContain('Not any more.');
  expect((await visitor().get('/faq')).text).not.toContain('Asked by readers');
});

test('an answer about a product is on its review, and is given for that product only', async () => {
  const [one, other] = await findProducts();
  const { id } = await write({
    question: `Is ${one!.name} halal?`,
    answer: 'The maker has no halal certificate.',
    productId: one!.id,
  });
  expect(await list(`?about=${one!.id}`)).toHaveLength(1);
  expect(await list(`?about=${other!.id}`)).toEqual([]);
  expect(await list('?about=site')).toEqual([]);
  expect((await visitor().get(`/review/${one!.slug}`)).text).toContain(`id="answer-${id}"`);
  expect((await visitor().get(`/review/${other!.slug}`)).text).not.toContain('halal certificate');

  for (const question of [`Is ${one!.name} halal?`, `Does ${one!.name} have a halal capsule?`]) {
    const { response, products, sources } = await ask(question);
    expect([response, products]).toEqual(['The maker has no halal certificate.', [one!.id]]);
    expect(sources[0]!.url).toBe(`/review/${one!.slug}#answer-${id}`);
  }
  for (const question of [`Is ${other!.name} halal?`, 'Is it halal?'])
    expect((await ask(question)).response).not.toContain('The maker has no');

  await owner.call('DELETE', `/api/products/${one!.id}`);
  expect(await list()).toEqual([]);
  const search = (await visitor().get('/api/search?q=halal')).text;
  expect(search).not.toContain('answer-');
  expect((await remove(id)).status).toBe(204);
});

test('an answer never takes the place of what is said about health', async () => {
  const question = 'Can I take it with warfarin?';
  const before = await ask(question);
  const { id } = await write({ question, answer: 'Yes, take as much as you like.', productId: null });
  const { response, care } = await ask(question);
  expect([response, care]).toEqual([before.response, true]);
  await remove(id);
});

test('a wrong answer is corrected with a passage, previewed, given to the next visitor, and undone', async () => {
  const CORRECTIONS = '/api/chat/corrections';
  const question = 'Does the balloon deliver to Greenland?';
  const before = await ask(question);
  const { body } = await owner.get(
    `${CORRECTIONS}/candidates?${new URLSearchParams({ question, words: 'how long until I notice something' }).toString()}`,
  );
  const { current, candidates } = correctionCandidatesSchema.parse(body);
  expect(current).toEqual(before);
  const { answer, ...target } = candidates.find(({ url }) => url === '/faq#how-long')!;
  const { status, body: created } = await owner.post(CORRECTIONS, { question, ...target });
  expect(status).toBe(201);
  expect(await ask('balloon delivers to greenland?')).toEqual(answer);
  const listed = answerCorrectionSchema.array().parse((await owner.get(CORRECTIONS)).body);
  expect(listed).toEqual([created]);
  const { id } = listed[0]!;
  expect((await owner.call('DELETE', `${CORRECTIONS}/${id}`)).status).toBe(204);
  expect((await owner.call('DELETE', `${CORRECTIONS}/${id}`)).status).toBe(404);
  expect(await ask(question)).toEqual(before);

  const written = await write({ question, answer: 'Only on Tuesdays.', productId: null });
  expect((await owner.post(CORRECTIONS, { question, ...target })).status).toBe(409);
  await remove(written.id);

  const gone = { question, url: '/faq#gone', heading: 'Gone' };
  expect((await owner.post(CORRECTIONS, gone)).status).toBe(422);
  for (const path of [CORRECTIONS, `${CORRECTIONS}/candidates?question=it`])
    expect((await visitor().get(path)).status).toBe(401);
  expect((await visitor().post(CORRECTIONS, { ...gone, ...target })).status).toBe(401);
  expect((await visitor().call('DELETE', `${CORRECTIONS}/1`)).status).toBe(401);
});

test('only the owner writes, changes and deletes answers', async () => {
  const input = { question: 'Is it red?', answer: 'Yes.', productId: null };
  expect((await visitor().post(ANSWERS, input)).status).toBe(401);
  expect((await visitor().call('PUT', `${ANSWERS}/1`, input)).status).toBe(401);
  expect((await visitor().call('DELETE', `${ANSWERS}/1`)).status).toBe(401);
  expect(await list()).toEqual([]);
});

test.each(['?about=all', '?about=-1', '?about=9999999999'])('the list refuses %s', async (query) =>
  expect((await visitor().get(ANSWERS + query)).status).toBe(422),
);
