import { diskOf, type Disk } from '@astaguide/contracts/operations/disk';
import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { statfs } from 'node:fs/promises';
import { BACKEND_CONFIG, type BackendConfig } from '../lib/config';

/** Reads the usage of DATA_DIR's file system. */
@Injectable()
export class DiskReader {
  constructor(
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
    private readonly logger: PinoLogger,
  ) {}

  /** @returns null if it cannot be determined */
  async read(): Promise<Disk | null> {
    try {
      return diskOf(await statfs(this.config.uploadsDir));
    } catch (error) {
      this.logger.warn({ err: error }, 'Could not read the free space of the disk');
      return null;
    }
  }
}
