import { trackedEventSchema, type TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { parseJson } from '../../../../lib/parse-json';

/** The result of parsing an edited text: an event, or its errors by path. */
export type EditedEvent =
  { event: TrackedEvent; faults?: never } | { event?: never; faults: { path: string; message: string }[] };

/** Parses an edited text by the same rules as the worker. */
export function readEditedEvent(text: string): EditedEvent {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { faults: [{ path: 'JSON', message: (error as Error).message }] };
  }
  const parsed = trackedEventSchema.safeParse(value);
  if (parsed.success) return { event: parsed.data };
  return {
    faults: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.') || 'event', message })),
  };
}

/** The text as JSON with indentation; unchanged if it is not JSON. */
export function indented(text: string): string {
  const value = parseJson(text);
  return value === undefined ? text : JSON.stringify(value, null, 2);
}
