/** An answer of the JSON API. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

/**
 * What the API answered to a visitor without a session, kept until content changes: all pages together ask for
 * the same few lists. Whoever reads an answer must not change it.
 */
export class ApiAnswers {
  private answers = new Map<string, Promise<ApiAnswer>>();

  /** @param ask asks the API; only answers with status 200 are kept, of which there are as many as content */
  constructor(private readonly ask: (path: string) => Promise<ApiAnswer>) {}

  get(path: string): Promise<ApiAnswer> {
    const kept = this.answers.get(path);
    if (kept) return kept;
    const { answers } = this;
    const asking = this.ask(path);
    const forget = () => answers.delete(path);
    answers.set(path, asking);
    asking.then(({ status }) => status !== 200 && forget(), forget);
    return asking;
  }

  /** Content changed: everything is asked anew. An answer that is still under way is not kept. */
  clear(): void {
    this.answers = new Map();
  }
}
