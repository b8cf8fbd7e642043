import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';

/** The files of the uploaded pictures. */
@Injectable()
export class UploadsFolder {
  private readonly path: string;

  constructor(@Inject(BACKEND_CONFIG) { uploadsDir }: BackendConfig) {
    this.path = uploadsDir;
  }

  /** Writes files so that each is there whole or not at all, and outlasts a loss of power from here on. */
  async write(files: { name: string; data: Buffer }[]): Promise<void> {
    await Promise.all(files.map(({ name, data }) => this.writeOne(name, data)));
    const folder = await open(this.path);
    await folder.sync().finally(() => folder.close());
  }

  /** @returns undefined if there is no such file */
  read(name: string): Promise<Buffer | undefined> {
    return readFile(join(this.path, name)).catch(() => undefined);
  }

  /** Deletes files; ignores missing ones. */
  async remove(names: string[]): Promise<void> {
    await Promise.all(names.map((name) => rm(join(this.path, name), { force: true })));
  }

  /** The names of the files that were last written before a moment. */
  async listUntouchedSince(moment: Date): Promise<string[]> {
    const entries = await readdir(this.path, { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    const untouched = await Promise.all(files.map(async (name) => (await this.writtenAt(name)) < moment));
    return files.filter((_, index) => untouched[index]);
  }

  /** A file that is gone by now counts as just written. */
  private async writtenAt(name: string): Promise<Date> {
    const found = await stat(join(this.path, name)).catch(() => undefined);
    return found?.mtime ?? new Date();
  }

  private async writeOne(name: string, data: Buffer): Promise<void> {
    const temporary = join(this.path, `.${randomUUID()}.tmp`);
    try {
      const file = await open(temporary, 'wx', 0o600);
      try {
        await file.writeFile(data);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, join(this.path, name));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }
}
