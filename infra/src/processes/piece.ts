/** A part of the running product. The launcher stops its pieces in the reverse order of their start. */
export interface Piece {
  /** As it is called in messages. */
  readonly name: string;
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>;
  /** Ends it at once. A `stop` that waits then comes back. */
  kill(): void;
}
