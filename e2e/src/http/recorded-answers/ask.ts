import type { Answer, ApiClient } from '../api-client';

/** Questions by name. The names stay when addresses and fields change. */
export type Questions = Readonly<Record<string, () => Promise<unknown>>>;

/** Queries a site as its signed-in owner, and normalizes answers for recording. */
export class Asker {
  /**
   * @param owner called once the site runs
   * @param placeOfEvent the index of an event in the fixed log, by its id
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

  /** All events behind a metric, newest first, page by page, as indices in the log. */
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
    // The numbers of visitors are random in each file.
    const visitors = new Map<unknown, number>();
    return lines.map((line) => {
      const event = JSON.parse(line) as Record<string, unknown>;
      const visitor = visitors.get(event['visitor']) ?? visitors.size + 1;
      visitors.set(event['visitor'], visitor);
      return { ...event, visitor };
    });
  };

  private async get(path: string): Promise<Answer> {
    const answer = await this.owner().get(path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer;
  }
}

/** The query of a period, both days included. */
export const days = (from: string, to = from, compare: 'none' | 'previous' | 'year' = 'none') =>
  `range=custom&from=${from}&to=${to}&compare=${compare}`;

/** One question for each of several values. */
export const eachOf = <Value>(
  values: Readonly<Record<string, Value>>,
  ask: (value: Value) => Promise<unknown>,
): Questions => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, () => ask(value)]));
