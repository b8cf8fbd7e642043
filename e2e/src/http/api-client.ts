import { OWNER } from '../running-site';
import { PERSON } from '../person';

/** A caller of the JSON API who keeps cookies, as a browser does. */
export class ApiClient {
  private cookie = '';

  constructor(private readonly url: string) {}

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        'user-agent': PERSON,
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    // As in a browser, a later cookie of the same name replaces an earlier one.
    const set = response.headers.getSetCookie().at(-1);
    if (set) this.cookie = set.split(';', 1)[0]!;
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    };
  }

  get(path: string): Promise<Answer> {
    return this.call('GET', path);
  }

  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
    return this.call('POST', path, body, headers);
  }

  /** Opens a stream, which the caller cancels. */
  async open(path: string): Promise<{ headers: Headers; body: ReadableStream<Uint8Array>; cancel(): void }> {
    const ending = new AbortController();
    const response = await fetch(this.url + path, {
      headers: { cookie: this.cookie },
      signal: ending.signal,
    });
    return { headers: response.headers, body: response.body!, cancel: () => ending.abort() };
  }

  signIn(): Promise<Answer> {
    return this.post('/api/auth/login', OWNER);
  }

  /** Sends an event and returns its status. */
  async track(body: unknown): Promise<number> {
    return (await this.post('/api/analytics/track', body)).status;
  }
}

/** What came back. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test looks into whatever came
  body: any;
}

/** Asks again until the answer is as wanted, and fails with what it was when it does not come in time. */
export async function until<T>(
  ask: () => Promise<T>,
  wanted: (answer: T) => boolean,
  within = 10_000,
): Promise<T> {
  const deadline = Date.now() + within;
  for (;;) {
    const answer = await ask();
    if (wanted(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`Not in time: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
