import { BlogPost, BlogWorkingCopy } from '@astaguide/database/entities/publishing/blog-post.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

/** What is typed in the editor's windows and not saved yet. */
@Injectable()
export class WorkingCopiesRepository {
  constructor(@InjectRepository(BlogWorkingCopy) private readonly copies: Repository<BlogWorkingCopy>) {}

  /** The latest first. Those of articles in the bin are not among them. */
  findAll(): Promise<{ id: string; postId: number | null; title: string; savedAt: Date }[]> {
    return this.copies
      .createQueryBuilder('copy')
      .leftJoin(BlogPost, 'post', 'post.id = copy.postId')
      .select('copy.id', 'id')
      .addSelect('copy.postId', 'postId')
      .addSelect(`coalesce(copy.values->>'title', '')`, 'title')
      .addSelect('copy.savedAt', 'savedAt')
      .where('copy.postId IS NULL OR post.id IS NOT NULL')
      .orderBy('copy.savedAt', 'DESC')
      .getRawMany();
  }

  findById(id: string): Promise<BlogWorkingCopy | null> {
    return this.copies.findOneBy({ id });
  }

  count(): Promise<number> {
    return this.copies.count();
  }

  hasPost(id: number): Promise<boolean> {
    return this.copies.manager.existsBy(BlogPost, { id });
  }

  async save(id: string, { postId, values }: Pick<BlogWorkingCopy, 'postId' | 'values'>): Promise<void> {
    await this.copies.upsert({ id, postId, values, savedAt: new Date() }, ['id']);
  }

  async remove(id: string, savedAt?: string): Promise<void> {
    await this.copies.delete({ id, ...(savedAt !== undefined && { savedAt: new Date(savedAt) }) });
  }
}
