/** Number of primary positions to remember: enough for the longest lag that is measured. */
const REMEMBERED = 60;

/**
 * Measures the lag of replicas from the primary's write position over time. A replica's own status is not enough: a
 * disconnected replica believes that it is up to date.
 */
export class ReplicaLag {
  private readonly moments: { at: number; position: bigint }[] = [];

  /**
   * Records the primary's write position.
   *
   * @param at milliseconds since 1970
   */
  note(at: number, position: bigint): void {
    this.moments.push({ at, position });
    if (this.moments.length > REMEMBERED) this.moments.shift();
  }

  /**
   * The lag of a replica in milliseconds: 0 if it has replayed everything, Infinity if it is behind every remembered
   * position. The lag does not grow while the primary is unreachable.
   */
  of(replayed: bigint): number {
    const newest = this.moments.at(-1);
    if (!newest) return Number.POSITIVE_INFINITY;
    const reached = this.moments.findLast(({ position }) => position <= replayed);
    return reached ? newest.at - reached.at : Number.POSITIVE_INFINITY;
  }
}
