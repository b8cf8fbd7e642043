import { OWNER } from '../running-site';
import { PERSON } from '../person';

/** A caller of the JSON API who keeps cookies, as a browser does. */
export class ApiClient {
  /** Where all callers come from, at a site that believes one X-Forwarded-For. */
  static address: string | undefined;
  private cookies: Record<string, string> = {};

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
        ...(ApiClient.address !== undefined && { 'x-forwarded-for': ApiClient.address }),
        ...this.cookieHeader(),
        ...(body !== undefined && !isForm(body) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || isForm(body) ? body : JSON.stringify(body),
      }),
    });
    // As in a browser, a later cookie of the same name replaces an earlier one. Copies keep what they had.
    for (const set of response.headers.getSetCookie()) {
      const [name, value] = set.split(';', 1)[0]!.split('=', 2) as [string, string];
      this.cookies = { ...this.cookies, [name]: value };
    }
    const text = await response.text();
    const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '');
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

  /** Sends a file as the dashboard's form does. */
  upload(bytes: Buffer, { name = 'picture.png', type = 'image/png', field = 'image' } = {}): Promise<Answer> {
    return this.call('POST', '/api/images/upload', uploadForm([field, bytes, name, type]));
  }

  /** The bytes of a file, and what was said of it. */
  async download(path: string): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
    const response = await fetch(this.url + path, { headers: this.cookieHeader() });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes };
  }

  /** What the caller would send with a request made by hand. */
  cookieHeader(): Record<string, string> {
    const pairs = Object.entries(this.cookies).map(([name, value]) => `${name}=${value}`);
    return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
  }

  /** The same caller in another program, or at another backend: with the cookie as it is now. */
  copy(url = this.url): ApiClient {
    return Object.assign(new ApiClient(url), { cookies: this.cookies });
  }

  /** Opens a stream, which the caller cancels. */
  async open(path: string): Promise<{ headers: Headers; body: ReadableStream<Uint8Array>; cancel(): void }> {
    const ending = new AbortController();
    const response = await fetch(this.url + path, {
      headers: this.cookieHeader(),
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

function isForm(body: unknown): body is FormData {
  return body instanceof FormData;
}

/** A form of files: field, bytes, file name and declared type of each. */
export function uploadForm(...files: [field: string, bytes: Buffer, name: string, type: string][]): FormData {
  const form = new FormData();
  for (const [field, bytes, name, type] of files)
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
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
