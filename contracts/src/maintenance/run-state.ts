export const runStates = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type RunState = (typeof runStates)[number];

/** Whether a maintenance run is still queued or running. */
export const isUnfinished = ({ state }: { state: RunState }): boolean =>
  state === 'queued' || state === 'running';
