export type StreamState = 'connecting' | 'live' | 'reconnecting';

export interface EventStreamOptions {
  url: string;
  /** Handlers of an event's data, by event name. */
  listeners: Record<string, (data: string) => void>;
  /** An event that the server sends regularly, so that silence indicates a dead connection. It needs no listener. */
  heartbeat: string;
  /** A connection without events for longer is dead, even if the browser reports it as open. */
  longestSilenceMs: number;
  onState: (state: StreamState) => void;
  /** The response was not a stream; the connection is retried after a delay. */
  onRefused: () => void;
  /** The connection was dead and is replaced; events may have been missed. */
  onSilence: () => void;
}

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;
const CHECK_MS = 5_000;
/** A check that is this late was delayed by a sleeping computer or a frozen page. */
const LATE_MS = 10_000;

/**
 * A server-sent event stream that stays open. The browser reconnects a dropped connection, but gives up on a response
 * that is not a stream (a restart behind a proxy, 502): then a new one is opened, with exponential backoff. The browser
 * also misses connections that died silently (sleep, a lost network): one that has been silent for too long, or that
 * may have died during sleep, is replaced.
 *
 * @returns closes the stream
 */
export function openEventStream(options: EventStreamOptions): () => void {
  const { url, listeners, heartbeat, longestSilenceMs, onState, onRefused, onSilence } = options;
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  let state: StreamState = 'connecting';
  let heardAt = Date.now();
  let checkedAt = Date.now();

  const enter = (next: StreamState) => {
    if (next !== state) onState(next);
    state = next;
  };
  const open = () => {
    clearTimeout(retry);
    heardAt = Date.now();
    const current = new EventSource(url, { withCredentials: true });
    source = current;
    current.onerror = () => {
      if (current !== source) return;
      enter('reconnecting');
      if (current.readyState !== EventSource.CLOSED) return;
      retry = setTimeout(open, wait);
      wait = Math.min(wait * 2, MAX_WAIT_MS);
      onRefused();
    };
    for (const name of new Set([heartbeat, ...Object.keys(listeners)])) {
      current.addEventListener(name, (event: MessageEvent<string>) => {
        if (current !== source) return;
        heardAt = Date.now();
        wait = FIRST_WAIT_MS;
        enter('live');
        listeners[name]?.(event.data);
      });
    }
  };
  const openAnew = () => {
    source?.close();
    enter('reconnecting');
    open();
    onSilence();
  };
  const check = () => {
    const now = Date.now();
    // Browsers throttle the timers of hidden pages, but not their connections.
    const slept = !document.hidden && now - checkedAt > CHECK_MS + LATE_MS;
    checkedAt = now;
    if (slept || now - heardAt > longestSilenceMs) openAnew();
  };
  const checkWhenShown = () => {
    if (document.hidden) return;
    checkedAt = Date.now();
    if (checkedAt - heardAt > longestSilenceMs / 2) openAnew();
  };

  onState(state);
  open();
  const checks = setInterval(check, CHECK_MS);
  window.addEventListener('online', openAnew);
  document.addEventListener('visibilitychange', checkWhenShown);
  return () => {
    clearTimeout(retry);
    clearInterval(checks);
    window.removeEventListener('online', openAnew);
    document.removeEventListener('visibilitychange', checkWhenShown);
    source?.close();
    source = undefined;
  };
}
