/** Timestamps of reading, recording or importing, which differ in every run. */
const momentsOfRun = new Set(['asOf', 'dequeuedAt', 'recordedAt', 'confirmedAt', 'previewedAt', 'triedAt']);

/** An answer without the timestamps of the run. Nulls stay, because they mean that something has not happened. */
export function withoutMoments(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutMoments);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]: [string, unknown]) => [
      name,
      momentsOfRun.has(name) && value !== null ? 'a moment of the run' : withoutMoments(value),
    ]),
  );
}
