import { Annotation } from '@astaguide/database/entities/analytics/annotation.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, LessThan, MoreThanOrEqual, Repository } from 'typeorm';

/** Annotations of the charts. */
@Injectable()
export class AnnotationsRepository {
  constructor(@InjectRepository(Annotation) private readonly annotations: Repository<Annotation>) {}

  /** Oldest first; `end` is exclusive. */
  findBetween(start: Date, end: Date): Promise<Annotation[]> {
    return this.annotations.find({
      where: { at: And(MoreThanOrEqual(start), LessThan(end)) },
      order: { at: 'ASC', id: 'ASC' },
    });
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
    return (await this.annotations.delete({ id })).affected === 1;
  }
}
