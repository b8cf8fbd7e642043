import { PERSON } from '@astaguide/testbed/past-event';
import { OWNER } from '@astaguide/testbed/launched-site';

/** A client of the JSON API that stores cookies, like a browser. */
export class ApiClient {
  /** The X-Forwarded-For address of all clients, for a site that trusts one proxy. */
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
    // As in a browser, a later cookie of the same name replaces an earlier one. Copies are not affected.
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

  /** Uploads a file as the dashboard's form does. */
  upload(bytes: Buffer, { name = 'picture.png', type = 'image/png', field = 'image' } = {}): Promise<Answer> {
    return this.call('POST', '/api/images/upload', uploadForm([field, bytes, name, type]));
  }

  /** Downloads a file with its status and headers. */
  async download(path: string): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
    const response = await fetch(this.url + path, { headers: this.cookieHeader() });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes };
  }

  /** The cookie header, for requests without this client. */
  cookieHeader(): Record<string, string> {
    const pairs = Object.entries(this.cookies).map(([name, value]) => `${name}=${value}`);
    return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
  }

  /** A client with the current cookie, for another program or another backend. */
  copy(url = this.url): ApiClient {
    return Object.assign(new ApiClient(url), { cookies: this.cookies });
  }

  /** Opens a stream, which the caller must cancel. */
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

  /** Sends an event as a visitor does, without the cookies of this client. @returns its status */
  async track(body: unknown): Promise<number> {
    return (await new ApiClient(this.url).post('/api/analytics/track', body)).status;
  }
}

function isForm(body: unknown): body is FormData {
  return body instanceof FormData;
}

/** A multipart form: field, bytes, file name and declared type of each file. */
export function uploadForm(...files: [field: string, bytes: Buffer, name: string, type: string][]): FormData {
  const form = new FormData();
  for (const [field, bytes, name, type] of files)
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}

/** A response. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads any answer
  body: any;
}

/** Polls until the answer is as expected; fails with the last answer after a timeout. */
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
