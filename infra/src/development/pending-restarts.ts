import { affectedProcesses, PROCESS_NAMES, type ProcessName } from './affected-processes';

/** Which processes have to be started again. One that runs a file with a syntax error waits until it is fixed. */
export class PendingRestarts {
  private readonly broken = new Set<string>();
  private readonly pending = new Set<ProcessName>();

  /**
   * Notes a change.
   *
   * @param path below the repository's root, with slashes
   * @param isBroken the file has a syntax error
   */
  note(path: string, isBroken: boolean): void {
    if (isBroken) this.broken.add(path);
    else this.broken.delete(path);
    for (const name of affectedProcesses(path)) this.pending.add(name);
  }

  /** The processes to start again now; each is told once. */
  take(): ProcessName[] {
    const blocked = new Set([...this.broken].flatMap(affectedProcesses));
    return PROCESS_NAMES.filter((name) => !blocked.has(name) && this.pending.delete(name));
  }
}
