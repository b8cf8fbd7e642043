import { Annotation } from '@astaguide/database/entities/analytics/annotation.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

/** Annotations of the charts. */
@Injectable()
export class AnnotationsRepository {
  constructor(@InjectRepository(Annotation) private readonly annotations: Repository<Annotation>) {}

  /** Oldest first; `end` is exclusive. */
  findBetween(start: Date, end: Date): Promise<Annotation[]> {
    return this.annotations
      .createQueryBuilder('annotation')
      .where('annotation.at >= :start AND annotation.at < :end', { start, end })
      .orderBy('annotation.at')
      .addOrderBy('annotation.id')
      .getMany();
  }

  addNote(at: Date, text: string): Promise<Annotation> {
    return this.annotations.save(this.annotations.create({ at, text, kind: 'note' }));
  }

  /** @returns the updated note, or null if no note has that id; automatic annotations cannot be edited */
  async changeNote(id: number, at: Date, text: string): Promise<Annotation | null> {
    const { affected } = await this.annotations.update({ id, kind: 'note' }, { at, text });
    return affected === 1 ? this.annotations.findOneBy({ id }) : null;
  }

  /** @returns whether it existed */
  async remove(id: number): Promise<boolean> {
    const { affected } = await this.annotations.delete({ id });
    return affected === 1;
  }
}
