import { readImageFilename } from '@astaguide/contracts/publishing/uploaded-image';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { ImagesRepository } from './images.repository';
import { UploadsFolder } from './uploads-folder';

/** Milliseconds. Younger files may belong to an upload in progress in another process. */
const SPARED = 60 * 60 * 1000;
const TEMPORARY = /^\.[0-9a-f-]{36}\.tmp$/;
const COPY = /\.\d+\.(?:avif|webp)$/;

/** Removes, at a start, what uploads left behind whose process died between the files and the row. */
@Injectable()
export class ImageSweep implements OnApplicationBootstrap {
  constructor(
    private readonly images: ImagesRepository,
    private readonly folder: UploadsFolder,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.sweep().catch((error: unknown) => this.logger.warn({ err: error }, 'Could not sweep the uploads'));
  }

  private async sweep(): Promise<void> {
    const files = await this.folder.listUntouchedSince(new Date(Date.now() - SPARED));
    await this.folder.remove(files.filter((name) => TEMPORARY.test(name)));
    const known = new Set((await this.images.findAll()).map(({ filename }) => filename));
    // A database without any image is probably a new one with old files.
    if (known.size === 0) return;
    for (const { filename } of await this.images.findUses()) known.add(filename);
    for (const [picture, names] of byPicture(files)) {
      if (known.has(picture)) continue;
      await this.images.alone(picture, async (manager) => {
        if (!(await this.images.exists(manager, picture))) await this.folder.remove(names);
      });
    }
  }
}

/** Stored images and their copies, by the image's name; other files are never removed. */
function byPicture(files: string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of files) {
    const picture = name.replace(COPY, '.webp');
    if (readImageFilename(picture)) groups.set(picture, [...(groups.get(picture) ?? []), name]);
  }
  return groups;
}
