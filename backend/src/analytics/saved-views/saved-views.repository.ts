import { SavedView } from '@astaguide/database/entities/analytics/saved-view.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { editAloneWith } from '../../lib/edit-alone';

/** Named views of the report. */
@Injectable()
export class SavedViewsRepository {
  constructor(@InjectRepository(SavedView) private readonly views: Repository<SavedView>) {}

  /** By name, ignoring case. */
  findAll(): Promise<SavedView[]> {
    return this.views.createQueryBuilder('view').orderBy('lower(view.name)').getMany();
  }

  /** The view of that name, ignoring case. */
  findByName(name: string): Promise<SavedView | null> {
    return this.views.createQueryBuilder('view').where('lower(view.name) = lower(:name)', { name }).getOne();
  }

  exists(id: number): Promise<boolean> {
    return this.views.existsBy({ id });
  }

  count(): Promise<number> {
    return this.views.count();
  }

  /** Adds a view, or replaces the one with its id. */
  save(view: Omit<SavedView, 'id'> & { id?: number }): Promise<SavedView> {
    return this.views.save(this.views.create(view));
  }

  /** @returns whether it existed */
  async remove(id: number): Promise<boolean> {
    return (await this.views.delete({ id })).affected === 1;
  }

  /** See `editAloneWith`. */
  edit<Result>(work: (views: SavedViewsRepository) => Promise<Result>): Promise<Result> {
    return editAloneWith(this.views, SavedViewsRepository, work);
  }
}
