const HEAD_END = Buffer.from('\r\n\r\n');

/** Reads HTTP/1.1 answers that tell their length off a connection, one at a time. */
export class ResponseReader {
  /** What a refusal said of when to come back, seconds; undefined for an answer that is none, or does not say. */
  retryAfter: number | undefined;
  private rest: Buffer | undefined;

  /**
   * @param chunk what the connection gave next
   * @returns the answer's status once it is whole
   * @throws Error for an answer without a length, or for more than one answer
   */
  push(chunk: Buffer): number | undefined {
    const received = this.rest ? Buffer.concat([this.rest, chunk]) : chunk;
    const headEnd = received.indexOf(HEAD_END);
    if (headEnd < 0) {
      this.rest = received;
      return undefined;
    }
    const head = received.toString('latin1', 0, headEnd);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined) throw new Error(`An answer without a length: ${head}`);
    const end = headEnd + HEAD_END.length + Number(length);
    if (received.length < end) {
      this.rest = received;
      return undefined;
    }
    if (received.length > end) throw new Error('More was answered than asked');
    this.rest = undefined;
    const status = Number(head.slice(9, 12));
    const wait = status >= 400 ? /\r\nretry-after: *(\d+)/i.exec(head)?.[1] : undefined;
    this.retryAfter = wait === undefined ? undefined : Number(wait);
    return status;
  }
}
