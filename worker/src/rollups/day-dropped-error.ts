/** The raw events of a day are not there any more: its rollups are all there is, and cannot be checked or rebuilt. */
export class DayDroppedError extends Error {
  constructor(readonly day: string) {
    super(`The raw events of ${day} have been dropped: its rollups cannot be computed again`);
    this.name = 'DayDroppedError';
  }
}
