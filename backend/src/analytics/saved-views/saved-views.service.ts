import {
  MAX_SAVED_VIEWS,
  type SavedView,
  type savedViewInputSchema,
} from '@astaguide/contracts/analytics/saved-view';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ConflictError, NotFoundError } from '../../http/errors';
import { SavedViewsRepository } from './saved-views.repository';

type View = z.output<typeof savedViewInputSchema>;

/** Views of the report that the owner saved under a name. */
@Injectable()
export class SavedViewsService {
  constructor(private readonly views: SavedViewsRepository) {}

  list(): Promise<SavedView[]> {
    return this.views.findAll();
  }

  /** @throws ConflictError when the name is taken, or there are as many views as there may be */
  create(view: View): Promise<SavedView> {
    return this.views.edit(async (views) => {
      if ((await views.count()) >= MAX_SAVED_VIEWS)
        throw new ConflictError(`You already have ${MAX_SAVED_VIEWS} views. Delete one first.`);
      await refuseTakenName(views, view.name);
      return views.save(view);
    });
  }

  /**
   * Renames a view, changes what it shows, or both.
   *
   * @throws NotFoundError when no view has that id
   * @throws ConflictError when another view has the name
   */
  replace(id: number, view: View): Promise<SavedView> {
    return this.views.edit(async (views) => {
      if (!(await views.exists(id))) throw notFound();
      await refuseTakenName(views, view.name, id);
      return views.save({ id, ...view });
    });
  }

  /** @throws NotFoundError when no view has that id */
  async remove(id: number): Promise<void> {
    if (!(await this.views.remove(id))) throw notFound();
  }
}

const notFound = () => new NotFoundError('View not found.');

async function refuseTakenName(views: SavedViewsRepository, name: string, ownId?: number): Promise<void> {
  const holder = await views.findByName(name);
  if (!holder || holder.id === ownId) return;
  throw new ConflictError('Another view already has this name.', {
    errors: [{ path: 'name', message: 'Another view already has this name' }],
  });
}
