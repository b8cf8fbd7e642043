import { createStore } from '../../../../lib/store';

/** A pending or failed upload. */
export interface Upload {
  id: number;
  name: string;
  state: 'waiting' | 'sending' | 'failed';
  /** The share of the file that is sent, from 0 to 1. */
  progress: number;
  /** The error message. */
  failure?: string;
  /** Whether a retry may help; false for a rejected file. */
  isRetryable?: boolean;
}

interface UploadQueueOptions<Answer> {
  /** Concurrency limit. */
  atOnce: number;
  /** Returns the reason to reject a file before uploading it, or undefined. */
  refuse: (file: File) => string | undefined;
  /** Rejects with the reason; a rejection after the signal was aborted counts as cancelled. */
  send: (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<Answer>;
  /** Returns the error message, and whether a retry may help. */
  explain: (error: unknown) => Pick<Upload, 'failure' | 'isRetryable'>;
}

/** Called when everything added since the last call has been uploaded, has failed or has been cancelled. */
type FinishListener<Answer> = (arrived: Answer[], failures: number) => void;

interface Entry extends Upload {
  file: File;
  abort: AbortController;
}

/** Uploads files in order, a few at a time. Uploaded and cancelled files leave the list. */
export class UploadQueue<Answer> {
  private readonly entries = createStore<readonly Entry[]>(() => []);
  private arrived: Answer[] = [];
  private failures = 0;
  private count = 0;
  private readonly finishListeners = new Set<FinishListener<Answer>>();

  constructor(private readonly options: UploadQueueOptions<Answer>) {}

  add(files: readonly File[]): void {
    const added = files.map((file): Entry => {
      const failure = this.options.refuse(file);
      const entry = { id: ++this.count, name: file.name, progress: 0, file, abort: new AbortController() };
      return failure === undefined
        ? { ...entry, state: 'waiting' }
        : { ...entry, state: 'failed', failure, isRetryable: false };
    });
    this.failures += added.filter(({ state }) => state === 'failed').length;
    this.entries.set([...this.entries.get(), ...added]);
    this.advance();
  }

  /** Removes a file from the list; a pending upload is cancelled. */
  remove(id: number): void {
    const entry = this.entries.get().find((candidate) => candidate.id === id);
    if (!entry) return;
    this.entries.set(this.entries.get().filter((candidate) => candidate !== entry));
    entry.abort.abort();
    if (entry.state !== 'failed') this.advance();
  }

  /** Retries a failed upload. */
  retry(id: number): void {
    this.change(id, { state: 'waiting', progress: 0 });
    this.advance();
  }

  readonly list: () => readonly Upload[] = this.entries.get;
  readonly subscribe = this.entries.subscribe;

  readonly onFinished = (listener: FinishListener<Answer>): (() => void) => {
    this.finishListeners.add(listener);
    return () => this.finishListeners.delete(listener);
  };

  private advance(): void {
    const sending = this.entries.get().filter(({ state }) => state === 'sending').length;
    const waiting = this.entries.get().filter(({ state }) => state === 'waiting');
    for (const entry of waiting.slice(0, this.options.atOnce - sending)) void this.send(entry);
    if (sending === 0 && waiting.length === 0) this.finish();
  }

  private async send({ id, file, abort }: Entry): Promise<void> {
    this.change(id, { state: 'sending' });
    try {
      const answer = await this.options.send(file, (progress) => this.change(id, { progress }), abort.signal);
      this.arrived.push(answer);
      this.entries.set(this.entries.get().filter((entry) => entry.id !== id));
    } catch (error) {
      if (abort.signal.aborted) return;
      this.failures += 1;
      this.change(id, { state: 'failed', ...this.options.explain(error) });
    }
    this.advance();
  }

  private finish(): void {
    const [arrived, failures] = [this.arrived, this.failures];
    if (arrived.length === 0 && failures === 0) return;
    this.arrived = [];
    this.failures = 0;
    for (const listener of this.finishListeners) listener(arrived, failures);
  }

  private change(id: number, change: Partial<Entry>): void {
    this.entries.set(this.entries.get().map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));
  }
}
