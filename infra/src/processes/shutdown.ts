import type { Piece } from './piece';
import type { Terminal } from './terminal';

/** npm passes a signal on that its group got as well: the same one within this time is not a second one. */
const ECHO = 1000;

/** Stops what has been started, last in first out, whenever and however often that is asked for. */
export class Shutdown {
  private readonly pieces: Piece[] = [];
  private readonly beginnings: (() => void)[] = [];
  private running: Promise<void> | undefined;
  private askedAt = 0;
  private forced = false;

  constructor(private readonly terminal: Terminal) {}

  /** Whether the product is being stopped. */
  get begun(): boolean {
    return this.running !== undefined;
  }

  /**
   * Adds a piece before it is started, so that it is stopped even in the middle of its start.
   *
   * @throws when everything is being stopped already: nobody would stop this one
   */
  add<P extends Piece>(piece: P): P {
    if (this.begun) throw new Error(`${piece.name} is not started: everything is being stopped`);
    this.pieces.push(piece);
    return piece;
  }

  /** Has something done before the first piece is stopped. */
  onBegin(action: () => void): void {
    this.beginnings.push(action);
  }

  /** Stops every piece; a call while that is going on waits for the same. */
  run(): Promise<void> {
    this.askedAt ||= Date.now();
    return (this.running ??= this.stopAll());
  }

  /** Takes a signal: the first stops in order, Ctrl-C once more ends everything at once. */
  onSignal(signal: NodeJS.Signals): Promise<void> {
    if (signal === 'SIGINT' && this.begun && !this.forced && Date.now() - this.askedAt > ECHO) {
      this.forced = true;
      this.terminal.warn('ending everything at once');
      for (const piece of this.pieces) piece.kill();
    }
    return this.run();
  }

  private async stopAll(): Promise<void> {
    for (const action of this.beginnings) action();
    for (const piece of this.pieces.toReversed()) {
      await this.terminal.step(`${piece.name} stopped`, () => piece.stop());
    }
  }
}
