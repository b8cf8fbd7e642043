import type { MessageEvent } from '@nestjs/common';
import {
  catchError,
  concatMap,
  defer,
  EMPTY,
  finalize,
  map,
  startWith,
  Subject,
  switchMap,
  throttle,
  timer,
  type Observable,
} from 'rxjs';

/** A reading pauses for this multiple of its duration, so that an expensive one does not keep the database busy. */
const REST = 10;

export interface LiveReading<Data extends object> {
  /** The stream's name for it: one of contracts/live-event. */
  type: string;
  /** Each value triggers a new reading. */
  notices: Observable<unknown>;
  read: () => Promise<Data>;
  /** Milliseconds between two readings at the least. */
  pause: number;
  onError: (error: unknown) => void;
}

/**
 * Readings for the live stream, at the start and after every notification. One reading at a time, with a pause after
 * it; a notification during a reading triggers another one. A failed reading is skipped.
 */
export function liveReadings<Data extends object>(reading: LiveReading<Data>): Observable<MessageEvent> {
  const { type, notices, read, pause, onError } = reading;
  /** Milliseconds that each reading took. */
  const hasRead = new Subject<number>();
  const rest = hasRead.pipe(switchMap((took) => timer(Math.max(pause, took * REST))));
  return notices.pipe(
    startWith(undefined),
    throttle(() => rest, { leading: true, trailing: true }),
    concatMap(() => {
      const startedAt = performance.now();
      return defer(read).pipe(
        catchError((error: unknown) => {
          onError(error);
          return EMPTY;
        }),
        finalize(() => hasRead.next(performance.now() - startedAt)),
      );
    }),
    map((data): MessageEvent => ({ type, data })),
  );
}
