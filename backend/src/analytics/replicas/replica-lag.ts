/** Moments of the primary that are remembered: enough for the longest lag that is told apart. */
const REMEMBERED = 60;

/**
 * How far replicas are behind, by what the primary had written at which moment. A replica's own clock and its own
 * word do not tell: one that is cut off believes to be up to date.
 */
export class ReplicaLag {
  private readonly moments: { at: number; position: bigint }[] = [];

  /** The primary had written up to a position. @param at milliseconds since 1970 */
  note(at: number, position: bigint): void {
    this.moments.push({ at, position });
    if (this.moments.length > REMEMBERED) this.moments.shift();
  }

  /**
   * Milliseconds that a replica is behind the last known moment of the primary: 0 when it has all of it, infinite
   * when it is behind every moment that is remembered. While the primary is away nobody falls behind it.
   */
  of(replayed: bigint): number {
    const newest = this.moments.at(-1);
    if (!newest) return Number.POSITIVE_INFINITY;
    const reached = this.moments.findLast(({ position }) => position <= replayed);
    return reached ? newest.at - reached.at : Number.POSITIVE_INFINITY;
  }
}
