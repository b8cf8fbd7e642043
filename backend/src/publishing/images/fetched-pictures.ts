import { MAX_UPLOAD_BYTES, type Image } from '@astaguide/contracts/publishing/image';
import {
  defaultFetchOptions,
  FetchFailure,
  fetchFile,
  type FetchOptions,
} from '@astaguide/outgoing/fetch-file';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, InvalidInputError } from '../../http/errors';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { ImagesService } from './images.service';

/** Nest's injection token for how pictures of other sites are requested. */
export const PICTURE_REQUESTS = Symbol('PICTURE_REQUESTS');

/** For a whole picture. Milliseconds. */
const TIME_LIMIT = 20_000;

export const pictureRequests = {
  provide: PICTURE_REQUESTS,
  inject: [BACKEND_CONFIG],
  useFactory: (config: BackendConfig): FetchOptions => ({
    ...defaultFetchOptions,
    timeLimit: TIME_LIMIT,
    sizeLimit: MAX_UPLOAD_BYTES,
    accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
    get userAgent() {
      return `AstaGuide/1.0 (+${config.publicUrl}/contact)`;
    },
  }),
};

/** A picture of this site's library, or why there is none. */
export type StoredPicture = Image | { problem: string };

/** Takes pictures of other sites into the library, with the limits of uploads. */
@Injectable()
export class FetchedPictures {
  constructor(
    private readonly images: ImagesService,
    @Inject(PICTURE_REQUESTS) private readonly requests: FetchOptions,
  ) {}

  /** Fetches a picture. It never reaches an address that is not on the public internet. */
  async fetch(address: string, stopping?: AbortSignal): Promise<StoredPicture> {
    try {
      return await this.store(await fetchFile(address, this.requests, stopping));
    } catch (error) {
      if (error instanceof FetchFailure) return { problem: error.message };
      throw error;
    }
  }

  /** @throws InvalidInputError with the reason when there is no picture */
  async require(url: string): Promise<Image> {
    const stored = await this.fetch(url);
    if ('problem' in stored)
      throw new InvalidInputError([{ path: 'url', message: `Not fetched: ${stored.problem}` }]);
    return stored;
  }

  /** Stores a picture that came as a file. */
  async store(bytes: Buffer): Promise<StoredPicture> {
    try {
      return await this.images.store(bytes);
    } catch (error) {
      if (error instanceof InvalidInputError) return { problem: error.errors[0]!.message };
      if (error instanceof DomainError) return { problem: error.message };
      throw error;
    }
  }
}
