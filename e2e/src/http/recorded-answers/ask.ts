import type { Answer, ApiClient } from '../api-client';

/** What is asked, under a name that stays when addresses and fields change. */
export type Questions = Readonly<Record<string, () => Promise<unknown>>>;

/** Asks a site as its signed-in owner, and brings answers into a form that can be recorded. */
export class Asker {
  /**
   * @param owner called once the site runs
   * @param placeOfEvent where in the fixed log an event stands, by its id
   */
  constructor(
    private readonly owner: () => ApiClient,
    private readonly placeOfEvent: ReadonlyMap<string, number>,
  ) {}

  json = async (path: string): Promise<unknown> => (await this.get(path)).body;

  /** The columns and the rows of a CSV file. */
  csv = async (path: string): Promise<{ columns: string; rows: string[] }> => {
    const [columns, ...rows] = (await this.get(path)).text.trimEnd().split('\r\n');
    return { columns: columns!, rows };
  };

  /** All events behind a metric, page after page, each by its place in the log: newest first. */
  places = async (query: string): Promise<number[]> => {
    const places: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const next: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
      const { events, nextCursor } = (await this.get(`/api/analytics/events?${query}${next}`)).body as {
        events: { id: string }[];
        nextCursor: string | null;
      };
      places.push(...events.map(({ id }) => this.placeOfEvent.get(id)!));
      cursor = nextCursor;
    }
    return places;
  };

  /** The lines of an export. */
  export = async (from: string, to: string): Promise<Record<string, unknown>[]> => {
    const { text } = await this.get(`/api/analytics/events.ndjson?from=${from}&to=${to}`);
    const lines = text.split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  };

  private async get(path: string): Promise<Answer> {
    const answer = await this.owner().get(path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer;
  }
}

/** A period of days as a query, both included. */
export const days = (from: string, to = from, compare: 'none' | 'previous' | 'year' = 'none') =>
  `range=custom&from=${from}&to=${to}&compare=${compare}`;

/** The same kind of question about several things. */
export const eachOf = <Value>(
  values: Readonly<Record<string, Value>>,
  ask: (value: Value) => Promise<unknown>,
): Questions => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, () => ask(value)]));
