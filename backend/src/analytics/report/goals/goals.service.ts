import {
  MAX_GOALS,
  MAX_IGNORED_EVENTS,
  type Goal,
  type goalInputSchema,
} from '@astaguide/contracts/analytics/goal';
import type { Goal as GoalRow } from '@astaguide/database/entities/analytics/goal.entity';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ConflictError, NotFoundError } from '../../../http/errors';
import { GoalsRepository } from './goals.repository';

type Input = z.output<typeof goalInputSchema>;

/** Goals that the owner defined, and event types that are none. */
@Injectable()
export class GoalsService {
  constructor(private readonly goals: GoalsRepository) {}

  /** By name. */
  async list(): Promise<Goal[]> {
    return (await this.goals.findAll()).map(goalOf);
  }

  /** @throws NotFoundError when no goal has that id */
  async get(id: number): Promise<Goal> {
    const row = await this.goals.find(id);
    if (!row) throw notFound();
    return goalOf(row);
  }

  /** @throws ConflictError when the name is taken, or there are as many goals as there may be */
  create(goal: Input): Promise<Goal> {
    return this.goals.edit(async (goals) => {
      const all = await goals.find();
      if (all.length >= MAX_GOALS)
        throw new ConflictError(`You already have ${MAX_GOALS} goals. Delete one first.`);
      refuseTakenName(all, goal.name);
      return goalOf(await goals.save(goals.create(rowOf(goal))));
    });
  }

  /**
   * Changes a goal: reports count it again for all days.
   *
   * @throws NotFoundError when no goal has that id
   * @throws ConflictError when another goal has the name
   */
  replace(id: number, goal: Input): Promise<Goal> {
    return this.goals.edit(async (goals) => {
      const all = await goals.find();
      if (!all.some((row) => row.id === id)) throw notFound();
      refuseTakenName(
        all.filter((row) => row.id !== id),
        goal.name,
      );
      return goalOf(await goals.save(goals.create({ id, ...rowOf(goal) })));
    });
  }

  /** @throws NotFoundError when no goal has that id */
  async remove(id: number): Promise<void> {
    if (!(await this.goals.remove(id))) throw notFound();
  }

  /** Event types that reports do not list as other events: those of the goals, and the ignored ones. */
  async knownEventTypes(): Promise<string[]> {
    const [goals, ignored] = await Promise.all([this.goals.findAll(), this.goals.findIgnored()]);
    return [...goals.flatMap(({ eventType }) => eventType ?? []), ...ignored];
  }

  /** The ignored event types, by name. */
  listIgnored(): Promise<string[]> {
    return this.goals.findIgnored();
  }

  /** @throws ConflictError when there are as many as there may be */
  async ignore(eventType: string): Promise<void> {
    if (await this.goals.ignore(eventType, MAX_IGNORED_EVENTS)) return;
    throw new ConflictError(`You already ignore ${MAX_IGNORED_EVENTS} events. Show one again first.`);
  }

  /** @throws NotFoundError when the type is not ignored */
  async heed(eventType: string): Promise<void> {
    if (!(await this.goals.heed(eventType))) throw new NotFoundError('This event is not ignored.');
  }
}

const notFound = () => new NotFoundError('Goal not found.');

const goalOf = (row: GoalRow): Goal => ({
  id: row.id,
  name: row.name,
  on: row.page === null ? { eventType: row.eventType! } : { page: row.page },
  where: row.property === null ? null : { property: row.property, is: row.propertyValue! },
  value: row.valueProperty === null ? null : { property: row.valueProperty, currency: row.currency! },
});

const rowOf = ({ name, on, where, value }: Input): Omit<GoalRow, 'id'> => ({
  name,
  eventType: 'eventType' in on ? on.eventType : null,
  page: 'page' in on ? on.page : null,
  property: where?.property ?? null,
  propertyValue: where?.is ?? null,
  valueProperty: value?.property ?? null,
  currency: value?.currency ?? null,
});

function refuseTakenName(others: readonly GoalRow[], name: string): void {
  if (!others.some((row) => row.name.toLowerCase() === name.toLowerCase())) return;
  throw new ConflictError('Another goal already has this name.', {
    errors: [{ path: 'name', message: 'Another goal already has this name' }],
  });
}
