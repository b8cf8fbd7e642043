import {
  analyticsSummarySchema,
  type AnalyticsSummary,
} from '@astaguide/contracts/analytics/analytics-summary';
import { liveEventNames } from '@astaguide/contracts/analytics/live-event';
import { OWNER } from '@astaguide/testbed/launched-site';

/** An open dashboard: reads the summary, and receives it over the live stream. */
export class Dashboard {
  private readonly abort = new AbortController();
  private waiting: { clicks: number; resolve: () => void }[] = [];
  private pushedClicks = -1;

  private constructor(
    private readonly baseUrl: string,
    private readonly cookie: string,
  ) {}

  /** Signs in and opens the live stream. */
  static async open(baseUrl: string): Promise<Dashboard> {
    const dashboard = new Dashboard(baseUrl, await signIn(baseUrl));
    await dashboard.listen();
    return dashboard;
  }

  async readSummary(): Promise<AnalyticsSummary> {
    const answer = await fetch(`${this.baseUrl}/api/analytics/summary`, { headers: { Cookie: this.cookie } });
    if (answer.status !== 200) throw new Error(`The summary was answered with ${answer.status}`);
    return analyticsSummarySchema.parse(await answer.json());
  }

  /** Resolves when the live stream has shown this number of clicks. */
  pushed(clicks: number): Promise<void> {
    if (this.pushedClicks >= clicks) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push({ clicks, resolve }));
  }

  close(): void {
    this.abort.abort();
  }

  private async listen(): Promise<void> {
    const answer = await fetch(`${this.baseUrl}/api/analytics/live`, {
      headers: { Cookie: this.cookie, Accept: 'text/event-stream' },
      signal: this.abort.signal,
    });
    if (answer.status !== 200 || !answer.body)
      throw new Error(`The live stream was answered with ${answer.status}`);
    void this.read(answer.body).catch(() => undefined);
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      const messages = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = messages.pop()!;
      for (const message of messages) this.hear(message);
    }
  }

  private hear(message: string): void {
    const fields = new Map(
      message.split('\n').map((line) => [line.split(':', 1)[0]!, line.slice(line.indexOf(':') + 1).trim()]),
    );
    if (fields.get('event') !== liveEventNames.summary) return;
    this.pushedClicks = (JSON.parse(fields.get('data')!) as AnalyticsSummary).totalClicks;
    const seen = this.waiting.filter((waiter) => waiter.clicks <= this.pushedClicks);
    this.waiting = this.waiting.filter((waiter) => waiter.clicks > this.pushedClicks);
    for (const waiter of seen) waiter.resolve();
  }
}

/** Signs the owner in. @returns the session's cookie */
export async function signIn(baseUrl: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0];
  if (answer.status !== 200 || !cookie) throw new Error(`Sign-in was answered with ${answer.status}`);
  return cookie;
}
