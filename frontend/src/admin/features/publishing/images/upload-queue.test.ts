import { UploadQueue } from './upload-queue';

const file = (name: string) => new File(['x'], name);
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A queue whose uploads the test completes by hand. */
function queueWithHands() {
  const sent: { name: string; signal: AbortSignal; progress: (share: number) => void }[] = [];
  const ends = new Map<string, { resolve: (answer: string) => void; reject: (error: Error) => void }>();
  const finished: { arrived: string[]; failures: number }[] = [];
  const queue = new UploadQueue<string>({
    atOnce: 2,
    refuse: ({ name }) => (name.endsWith('.svg') ? 'Refused' : undefined),
    send: (sending, progress, signal) =>
      new Promise((resolve, reject) => {
        sent.push({ name: sending.name, signal, progress });
        ends.set(sending.name, { resolve, reject });
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
    explain: (error) => ({ failure: (error as Error).message, isRetryable: true }),
  });
  queue.onFinished((arrived, failures) => finished.push({ arrived, failures }));
  const states = () => queue.list().map(({ name, state }) => `${name} ${state}`);
  return { queue, sent, ends, finished, states };
}

describe('the upload queue', () => {
  it('sends two files at a time, in order', async () => {
    const { queue, sent, ends, states } = queueWithHands();
    queue.add(['a', 'b', 'c', 'd'].map(file));
    expect(states()).toEqual(['a sending', 'b sending', 'c waiting', 'd waiting']);
    ends.get('b')!.resolve('B');
    await settle();
    expect(states()).toEqual(['a sending', 'c sending', 'd waiting']);
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('reports once, when every file has been uploaded or has failed', async () => {
    const { queue, ends, finished, states } = queueWithHands();
    queue.add(['a', 'b'].map(file));
    ends.get('a')!.resolve('A');
    await settle();
    expect(finished).toEqual([]);
    ends.get('b')!.reject(new Error('No room'));
    await settle();
    expect(finished).toEqual([{ arrived: ['A'], failures: 1 }]);
    expect(states()).toEqual(['b failed']);
    expect(queue.list()[0]).toMatchObject({ failure: 'No room', isRetryable: true });
  });

  it('does not send a rejected file, and gives the reason', () => {
    const { queue, sent, finished } = queueWithHands();
    queue.add([file('a.svg')]);
    expect(sent).toEqual([]);
    expect(queue.list()[0]).toMatchObject({ state: 'failed', failure: 'Refused', isRetryable: false });
    expect(finished).toEqual([{ arrived: [], failures: 1 }]);
  });

  it('lists the progress of an upload', () => {
    const { queue, sent } = queueWithHands();
    queue.add([file('a')]);
    sent[0]!.progress(0.25);
    expect(queue.list()[0]!.progress).toBe(0.25);
  });

  it('aborts a cancelled upload, sends the next file, and counts it neither as uploaded nor as failed', async () => {
    const { queue, sent, ends, finished, states } = queueWithHands();
    queue.add(['a', 'b', 'c'].map(file));
    queue.remove(queue.list()[0]!.id);
    await settle();
    expect(sent[0]!.signal.aborted).toBe(true);
    expect(states()).toEqual(['b sending', 'c sending']);
    ends.get('b')!.resolve('B');
    ends.get('c')!.resolve('C');
    await settle();
    expect(finished).toEqual([{ arrived: ['B', 'C'], failures: 0 }]);
  });

  it('does not send a file that is cancelled while it is waiting', async () => {
    const { queue, sent, ends } = queueWithHands();
    queue.add(['a', 'b', 'c'].map(file));
    queue.remove(queue.list()[2]!.id);
    ends.get('a')!.resolve('A');
    ends.get('b')!.resolve('B');
    await settle();
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(queue.list()).toEqual([]);
  });

  it('retries a failed upload, and removes it when dismissed', async () => {
    const { queue, ends, sent, states } = queueWithHands();
    queue.add([file('a')]);
    ends.get('a')!.reject(new Error('Offline'));
    await settle();
    queue.retry(queue.list()[0]!.id);
    expect(states()).toEqual(['a sending']);
    expect(sent).toHaveLength(2);
    ends.get('a')!.reject(new Error('Offline'));
    await settle();
    queue.remove(queue.list()[0]!.id);
    expect(queue.list()).toEqual([]);
  });
});
