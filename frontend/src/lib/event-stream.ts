export type StreamState = 'connecting' | 'live' | 'reconnecting';

export interface EventStreamOptions {
  url: string;
  /** Event name → what to do with its data. */
  listeners: Record<string, (data: string) => void>;
  onState: (state: StreamState) => void;
  /** The server answered with something other than a stream; the next try follows after a wait. */
  onRefused: () => void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * A server-sent event stream that is held open. The browser reconnects a dropped connection by itself, but
 * gives up for good on an answer that is not a stream (a restart behind a proxy, 502): then a new one is
 * opened, with doubling waits.
 *
 * @returns closes the stream
 */
export function openEventStream({ url, listeners, onState, onRefused }: EventStreamOptions): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  let stopped = false;

  const open = () => {
    clearTimeout(timer);
    const current = new EventSource(url, { withCredentials: true });
    source = current;
    current.onopen = () => {
      wait = FIRST_WAIT_MS;
      onState('live');
    };
    current.onerror = () => {
      if (stopped) return;
      onState('reconnecting');
      if (current.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      onRefused();
    };
    for (const [name, listener] of Object.entries(listeners)) {
      current.addEventListener(name, (event: MessageEvent<string>) => listener(event.data));
    }
  };
  const openNow = () => {
    if (source?.readyState === EventSource.CLOSED) open();
  };

  onState('connecting');
  open();
  window.addEventListener('online', openNow);
  return () => {
    stopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', openNow);
    source?.close();
  };
}
