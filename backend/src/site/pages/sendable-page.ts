import { hash } from 'node:crypto';
import { compress, type Coding, type Compression, type Effort } from './content-coding';

/** A page as it was rendered. */
export interface RenderedPage {
  status: number;
  html: string;
  /** Addresses of this kind are unlimited in number, so the page is not cached. */
  isOneOff?: boolean;
}

/** A rendered page in the encodings that were requested so far. */
export class SendablePage {
  readonly status: number;
  readonly isOneOff: boolean;
  /** A strong validator of the uncompressed page. */
  readonly etag: string;
  private readonly identity: Buffer;
  private readonly packed = new Map<Compression, Promise<Buffer>>();
  private readonly packedWell = new Set<Compression>();
  private readonly packedBytes = new Map<Compression, number>();

  /** @param onPacked called when a coding was made, so that `bytes` is another */
  constructor(
    { status, html, isOneOff = false }: RenderedPage,
    private readonly onPacked: () => void = () => undefined,
  ) {
    this.status = status;
    this.isOneOff = isOneOff;
    this.identity = Buffer.from(html);
    this.etag = `"${hash('sha256', this.identity, 'base64url').slice(0, 22)}"`;
  }

  /** Bytes held in all codings made so far. */
  get bytes(): number {
    return [...this.packedBytes.values()].reduce((sum, bytes) => sum + bytes, this.identity.length);
  }

  /**
   * The page in an encoding. The first request gets a quick compression; a second one shows that the page is worth
   * compressing well, which is done in the background and used from then on.
   */
  body(coding: Coding): Promise<Buffer> {
    if (coding === 'identity') return Promise.resolve(this.identity);
    const kept = this.packed.get(coding);
    if (kept) {
      if (!this.packedWell.has(coding)) void this.packWell(coding);
      return kept;
    }
    const quick = this.pack(coding, 'quick');
    this.packed.set(coding, quick);
    return quick;
  }

  private async packWell(coding: Compression): Promise<void> {
    this.packedWell.add(coding);
    const small = await this.pack(coding, 'thorough');
    this.packed.set(coding, Promise.resolve(small));
  }

  private async pack(coding: Compression, effort: Effort): Promise<Buffer> {
    const packed = await compress(this.identity, coding, effort);
    this.packedBytes.set(coding, packed.length);
    this.onPacked();
    return packed;
  }
}
