import type { SeededRandom } from '@astaguide/testbed/seeded-random';
/** Number of tags: three hexadecimal digits. */
export const TAGS = 0x1000;

/** SQL for the tag of an event's id. */
export const TAG_OF_ID = 'substr(id::text, 21, 3)';

/** A tag as part of an id: '0a7'. */
export function tagText(tag: number): string {
  return (tag % TAGS).toString(16).padStart(3, '0');
}

/**
 * A UUID that encodes its run and its number in the run. It begins with random digits, so that it lands anywhere in an
 * index like any random UUID.
 *
 * @param tag the run
 * @param sequence the event's number in the run; makes the id unique
 */
export function eventId(random: SeededRandom, tag: string, sequence: number): string {
  const first = Math.floor(random.fraction() * 0x1_0000_0000);
  const second = Math.floor(random.fraction() * 0x1000_0000);
  const start = first.toString(16).padStart(8, '0');
  const middle = second.toString(16).padStart(7, '0');
  const end = sequence.toString(16).padStart(12, '0');
  return `${start}-${middle.slice(0, 4)}-4${middle.slice(4)}-8${tag}-${end}`;
}
