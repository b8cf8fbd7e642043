const HEAD_END = Buffer.from('\r\n\r\n');

/** Parses HTTP/1.1 responses with a Content-Length from a connection, one at a time. */
export class ResponseReader {
  /** Retry-After of the last response, in seconds; undefined if it has none. */
  retryAfter: number | undefined;
  private rest: Buffer | undefined;

  /**
   * @param chunk the next data from the connection
   * @returns the response's status once it is complete
   * @throws Error for a response without a length, or for more than one response
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
