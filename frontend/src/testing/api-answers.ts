/** A request of a component. */
export interface ApiCall {
  method: string;
  /** With its query: '/api/products?sort=price'. */
  path: string;
  /** The parsed JSON; the body itself if it is not text; undefined without a body. */
  body: unknown;
  headers: Headers;
}

/** A value becomes a 200 with JSON; a Response is returned as is; a thrown error rejects, like a lost connection. */
type Answer = (call: ApiCall) => unknown;

/** Answers by 'GET /api/products'; a path without a query matches every query. */
type Answers = Record<string, Answer>;

/**
 * Mocks the API for components. A request without an answer gets 404.
 *
 * @returns the requests so far, in order; `answers` may be changed during a test
 */
export function answerApi(answers: Answers): ApiCall[] {
  const calls: ApiCall[] = [];
  const answer = async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
    const call: ApiCall = {
      method: init.method ?? 'GET',
      path: url.pathname + url.search,
      body: typeof init.body === 'string' ? parsed(init.body) : (init.body ?? undefined),
      headers: new Headers(init.headers),
    };
    calls.push(call);
    const given = answers[`${call.method} ${call.path}`] ?? answers[`${call.method} ${url.pathname}`];
    if (!given) return refusal(404, `No answer for ${call.method} ${call.path}`);
    const value = await untilAborted(Promise.resolve(call).then(given), init.signal);
    if (value instanceof Response) return value;
    return value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
  };
  Object.assign(globalThis, { fetch: answer });
  return calls;
}

/** A non-2xx response, as problem+json. */
export function refusal(status: number, title: string, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ type: 'about:blank', title, status }), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
}

/** A response that the test resolves. */
export function heldAnswer(): { answer: () => Promise<unknown>; give: (value: unknown) => void } {
  const { promise, resolve } = withResolvers();
  return { answer: () => promise, give: resolve };
}

function withResolvers() {
  let resolve!: (value: unknown) => void;
  const promise = new Promise<unknown>((settle) => (resolve = settle));
  return { promise, resolve };
}

function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal | null | undefined): Promise<Value> {
  if (!signal) return work;
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      const abort = () => reject(new DOMException('The call was aborted', 'AbortError'));
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort);
    }),
  ]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
