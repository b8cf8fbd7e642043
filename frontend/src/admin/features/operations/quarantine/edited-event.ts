import { trackedEventSchema, type TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';

/** What an edited text is: an event, or what is wrong with it, by path. */
export type EditedEvent =
  { event: TrackedEvent; faults?: never } | { event?: never; faults: { path: string; message: string }[] };

/** Reads a text that somebody edits; the rules are those of the worker. */
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

/** The text with an indented line for each field; as it is where it is no JSON. */
export function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
