import { PostImport } from '@astaguide/database/entities/publishing/post-import.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, Repository, type EntityManager } from 'typeorm';

/** Lifetime of an upload that is not confirmed, or whose run failed. */
const UPLOAD_LIVES = '1 day';

/** Exports of other systems. */
@Injectable()
export class PostImportsRepository {
  constructor(@InjectRepository(PostImport) private readonly imports: Repository<PostImport>) {}

  /** Stores an upload, and deletes earlier ones. @returns its id */
  async add(fileName: string, file: Buffer): Promise<number> {
    const uploadedAt = Raw((column) => `${column} < now() - interval '${UPLOAD_LIVES}'`);
    await this.imports.delete({ uploadedAt });
    return (await this.imports.save({ fileName, file })).id;
  }

  /** The bytes of an upload; undefined if there is none, or its posts are imported. */
  async findFile(id: number): Promise<Buffer | undefined> {
    return (await this.imports.findOneBy({ id }))?.file ?? undefined;
  }

  /**
   * Confirms an upload, once.
   *
   * @param start adds the run in the same transaction, and returns its id
   * @returns the id of the run, or of the one that was started before; undefined if there is no such upload
   */
  confirm(id: number, start: (manager: EntityManager) => Promise<number>): Promise<number | undefined> {
    return this.imports.manager.transaction(async (manager) => {
      const upload = await manager.findOne(PostImport, {
        select: { id: true, runId: true },
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!upload) return undefined;
      if (upload.runId !== null) return upload.runId;
      const runId = await start(manager);
      await manager.update(PostImport, { id }, { runId });
      return runId;
    });
  }

  /** Deletes the bytes of an upload whose posts are imported. */
  async forgetFile(id: number): Promise<void> {
    await this.imports.update({ id }, { file: null });
  }
}
