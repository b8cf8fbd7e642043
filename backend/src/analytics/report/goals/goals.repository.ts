import { Goal, IgnoredEventType } from '@astaguide/database/entities/analytics/goal.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { editAlone } from '../../../lib/edit-alone';

/** The goals as they are in a transaction. */
type Goals = Repository<Goal>;

/** Goals of the owner, and event types that the owner ignores. */
@Injectable()
export class GoalsRepository {
  constructor(
    @InjectRepository(Goal) private readonly goals: Goals,
    @InjectRepository(IgnoredEventType) private readonly ignored: Repository<IgnoredEventType>,
  ) {}

  /** By name, ignoring case. */
  findAll(): Promise<Goal[]> {
    return this.goals.createQueryBuilder('goal').orderBy('lower(goal.name)').getMany();
  }

  find(id: number): Promise<Goal | null> {
    return this.goals.findOneBy({ id });
  }

  /** @returns whether it existed */
  async remove(id: number): Promise<boolean> {
    return (await this.goals.delete({ id })).affected === 1;
  }

  /** See `editAlone`. */
  edit<Result>(work: (goals: Goals) => Promise<Result>): Promise<Result> {
    return editAlone(this.goals, work);
  }

  /** In the order of their names. */
  async findIgnored(): Promise<string[]> {
    const rows = await this.ignored.find({ order: { eventType: 'ASC' } });
    return rows.map(({ eventType }) => eventType);
  }

  /** @param most the number of types from which on none is added. @returns false if there are too many */
  ignore(eventType: string, most: number): Promise<boolean> {
    return editAlone(this.ignored, async (ignored) => {
      if (await ignored.existsBy({ eventType })) return true;
      if ((await ignored.count()) >= most) return false;
      await ignored.insert({ eventType });
      return true;
    });
  }

  /** @returns whether it was ignored */
  async heed(eventType: string): Promise<boolean> {
    return (await this.ignored.delete({ eventType })).affected === 1;
  }
}
