import { ApiAnswers } from './api-answers';

/** An API that counts, and may be held back. */
function api() {
  const state = { asked: 0, status: 200, gate: Promise.resolve() };
  const answers = new ApiAnswers(async (path) => {
    state.asked += 1;
    const body = `${path} ${state.asked}`;
    await state.gate;
    return { status: state.status, body };
  });
  return { state, answers };
}

test('fetches an answer once until content changes, also for concurrent requests', async () => {
  const { answers, state } = api();
  await Promise.all([answers.get('/api/products'), answers.get('/api/products')]);
  expect(await answers.get('/api/products')).toEqual({ status: 200, body: '/api/products 1' });
  answers.clear();
  expect((await answers.get('/api/products')).body).toBe('/api/products 2');
  expect(state.asked).toBe(2);
});

test('an answer that was under way when content changed is not kept', async () => {
  const { answers, state } = api();
  let open: () => void = () => undefined;
  state.gate = new Promise((resolve) => (open = resolve));
  const stale = answers.get('/api/products');
  answers.clear();
  open();
  expect((await stale).body).toBe('/api/products 1');
  expect((await answers.get('/api/products')).body).toBe('/api/products 2');
});

test('fetches a missing or failed answer again', async () => {
  const { answers, state } = api();
  state.status = 404;
  await answers.get('/api/products/slug/none');
  await answers.get('/api/products/slug/none');
  expect(state.asked).toBe(2);
});

test('searches without end do not fill the memory: the latest answers are kept', async () => {
  const { answers, state } = api();
  for (let number = 0; number < 2000; number++) {
    await answers.get('/api/products');
    await answers.get(`/api/search?q=${number}`);
  }
  expect(state.asked).toBe(2001);
  await answers.get('/api/search?q=0');
  expect(state.asked).toBe(2002);
});
