import type { Image, ImageDeletion, ImagesDeleted, ImageUse } from '@astaguide/contracts/publishing/image';
import {
  imageFilename,
  pictureUrl,
  readImageFilename,
  variantFilename,
  variantWidths,
} from '@astaguide/contracts/publishing/uploaded-image';
import type { Image as ImageRow } from '@astaguide/database/entities/publishing/image.entity';
import { Injectable } from '@nestjs/common';
import { hash } from 'node:crypto';
import { NotFoundError } from '../../http/errors';
import { isoDates } from '../../lib/iso-dates';
import { ImagesRepository, type ImageUseRow } from './images.repository';
import { encodeImage } from './image-encoder';
import { Concurrency } from './concurrency';
import { UploadsFolder } from './uploads-folder';

/** Pictures that are encoded at once: each takes a processor and up to some 200 MB. */
const ENCODED_AT_ONCE = 2;
/** Hexadecimal digits of a picture's name: 96 bits. */
const HASH_LENGTH = 24;

/** The owner's library of pictures. */
@Injectable()
export class ImagesService {
  private readonly concurrency = new Concurrency(ENCODED_AT_ONCE);

  constructor(
    private readonly images: ImagesRepository,
    private readonly folder: UploadsFolder,
  ) {}

  /** Newest first. */
  async list(): Promise<Image[]> {
    const [rows, uses] = await Promise.all([this.images.findAll(), this.images.findUses()]);
    return describeAll(rows, uses);
  }

  /**
   * Keeps a picture in its sizes. Its name comes from its content: a picture that is there already is
   * answered as it is, and so is one that was downloaded from here.
   *
   * @throws UnsupportedMediaTypeError, InvalidInputError as encodeImage does
   */
  async store(bytes: Buffer): Promise<Image> {
    const known = await this.images.findByHash(nameHash(bytes));
    if (known) return describeAll([known], await this.images.findUses())[0]!;
    const picture = await this.concurrency.take(() => encodeImage(bytes));
    const filename = imageFilename(nameHash(picture.data), picture);
    const files = picture.copies.map(({ width, format, data }) => ({
      name: variantFilename(filename, width, format),
      data,
    }));
    const { width, height } = picture;
    const row = await this.images.alone(filename, async (manager) => {
      // The files first, so that every row has its files.
      await this.folder.write([...files, { name: filename, data: picture.data }]);
      return this.images.insertOnce(manager, { filename, size: picture.data.length, width, height });
    });
    return describeAll([row], await this.images.findUses())[0]!;
  }

  /** The stored file of a picture; undefined if there is none. */
  read(filename: string): Promise<Buffer | undefined> {
    return this.folder.read(filename);
  }

  /**
   * Deletes a picture and its copies, even if it is in use.
   *
   * @throws NotFoundError if there is no picture with that name
   */
  async delete(filename: string): Promise<void> {
    if (!(await this.remove(filename))) throw new NotFoundError('Image not found.');
  }

  /** Deletes those of the pictures that are not in use, and that nothing kept can show again. */
  async deleteUnused({ filenames }: ImageDeletion): Promise<ImagesDeleted> {
    const used = await this.images.findKept();
    for (const { filename } of await this.images.findUses()) used.add(filename);
    let deleted = 0;
    for (const filename of new Set(filenames)) {
      if (!used.has(filename) && (await this.remove(filename))) deleted += 1;
    }
    return { deleted };
  }

  /** @returns whether there was such a picture */
  private async remove(filename: string): Promise<boolean> {
    const picture = readImageFilename(filename);
    return (
      picture !== undefined &&
      (await this.images.alone(filename, async (manager) => {
        // The row goes first, see above.
        const existed = await this.images.delete(manager, filename);
        const copies = variantWidths(picture).flatMap((width) => [
          variantFilename(filename, width, 'avif'),
          variantFilename(filename, width, 'webp'),
        ]);
        if (existed) await this.folder.remove([filename, ...copies]);
        return existed;
      }))
    );
  }
}

const nameHash = (bytes: Buffer) => hash('sha256', bytes).slice(0, HASH_LENGTH);

function describeAll(rows: ImageRow[], uses: ImageUseRow[]): Image[] {
  const usesByName = new Map<string, ImageUse[]>(rows.map(({ filename }) => [filename, []]));
  for (const { filename, ...use } of uses) usesByName.get(filename)?.push(use);
  return rows.map((row) => ({
    ...isoDates(row),
    url: pictureUrl(row.filename),
    usedBy: usesByName.get(row.filename)!,
  }));
}
