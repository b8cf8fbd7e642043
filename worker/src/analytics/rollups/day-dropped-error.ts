/** The raw events of a day were dropped by retention, so that its rollups cannot be verified or rebuilt. */
export class DayDroppedError extends Error {
  constructor(readonly day: string) {
    super(`The raw events of ${day} have been dropped: its rollups cannot be computed again`);
    this.name = 'DayDroppedError';
  }
}
