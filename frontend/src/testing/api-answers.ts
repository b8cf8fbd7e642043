/** A call as a component made it. */
export interface ApiCall {
  method: string;
  /** With its query: '/api/products?sort=price'. */
  path: string;
  /** JSON's value; the body itself where it is no text; undefined without one. */
  body: unknown;
  headers: Headers;
}

/** A value is answered as JSON with 200; a Response as it is; what is thrown rejects the call, as a lost line does. */
type Answer = (call: ApiCall) => unknown;

/** 'GET /api/products' → its answer; without a query the path stands for every query. */
type Answers = Record<string, Answer>;

/**
 * Answers the calls of components in the server's place. A call that no answer is given for gets 404.
 *
 * @returns the calls made so far, in order; `answers` may be changed while a test runs
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

/** A non-2xx answer, as problem+json. */
export function refusal(status: number, title: string, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ type: 'about:blank', title, status }), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
}

/** An answer that comes when the test says so. */
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
