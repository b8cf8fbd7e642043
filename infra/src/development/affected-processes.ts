/** What each process runs, by workspace. Vite, inside the backend, looks after the frontend. */
const RUNS = {
  backend: ['backend', 'contracts', 'content', 'database', 'queues'],
  worker: ['worker', 'contracts', 'database', 'queues'],
};

export type ProcessName = keyof typeof RUNS;

export const PROCESS_NAMES = Object.keys(RUNS) as ProcessName[];

/** Every workspace that a process runs. */
export const RUN_WORKSPACES: readonly string[] = [...new Set(Object.values(RUNS).flat())];

/**
 * The processes that run a source file, none for a test or anything but TypeScript.
 *
 * @param path below the repository's root, with slashes: 'contracts/src/values/slug.ts'
 */
export function affectedProcesses(path: string): ProcessName[] {
  if (!path.endsWith('.ts') || /\.(test|fixture)\.ts$/.test(path)) return [];
  const [workspace] = path.split('/', 1);
  return PROCESS_NAMES.filter((name) => RUNS[name].includes(workspace!));
}
