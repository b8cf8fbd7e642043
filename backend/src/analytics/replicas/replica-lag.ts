/** Number of positions of the primary to remember: enough for the longest lag that is measured. */
const REMEMBERED = 60;

/**
 * The lag of replicas, by the primary's write position over time. A replica's own status does not suffice: one that is
 * cut off believes to be up to date.
 */
export class ReplicaLag {
  private readonly moments: { at: number; position: bigint }[] = [];

  /** Records the primary's write position. @param at milliseconds since 1970 */
  note(at: number, position: bigint): void {
    this.moments.push({ at, position });
    if (this.moments.length > REMEMBERED) this.moments.shift();
  }

  /**
   * The lag of a replica in milliseconds: 0 when it has everything, Infinity when it is behind every remembered
   * position. While the primary is unreachable, the lag does not grow.
   */
  of(replayed: bigint): number {
    const newest = this.moments.at(-1);
    if (!newest) return Number.POSITIVE_INFINITY;
    const reached = this.moments.findLast(({ position }) => position <= replayed);
    return reached ? newest.at - reached.at : Number.POSITIVE_INFINITY;
  }
}
