import { RefusedPostback } from '@astaguide/database/entities/earnings/refused-postback.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Equal, Repository, type EntityManager } from 'typeorm';
import { isoDates } from '../../lib/iso-dates';
import type { RefusedCall } from '@astaguide/contracts/earnings/refused-call';
import type { Reasons } from './conversion';

/** Maximum number of calls that are kept; the oldest ones go first. */
const MAX_CALLS = 500;
/** Maximum number of values of a call, and characters of each, that are kept. */
const MAX_VALUES = 30;
const MAX_LENGTH = 300;

/** Calls of networks that could not be stored. */
@Injectable()
export class RefusedPostbacksRepository {
  constructor(@InjectRepository(RefusedPostback) private readonly calls: Repository<RefusedPostback>) {}

  /** Newest first. */
  async findAll(): Promise<RefusedCall[]> {
    const calls = await this.calls.find({ order: { receivedAt: 'DESC', id: 'DESC' } });
    return calls.map((call) => isoDates(call) as RefusedCall);
  }

  async find(id: number): Promise<RefusedCall | undefined> {
    const call = await this.calls.findOneBy({ id });
    return call ? (isoDates(call) as RefusedCall) : undefined;
  }

  /** Keeps a call; one that is repeated is kept once. */
  async add(values: Record<string, unknown>, reasons: Reasons): Promise<void> {
    const sent = Object.fromEntries(
      Object.entries(values)
        .slice(0, MAX_VALUES)
        .map(([name, value]) => [name.slice(0, 50), shortened(value)]),
    );
    await this.calls.manager.transaction(async (manager) => {
      await manager.delete(RefusedPostback, { sent: Equal(sent) });
      await manager.save(RefusedPostback, { sent, reasons });
      const [oldest] = await manager.find(RefusedPostback, {
        select: { id: true },
        order: { id: 'DESC' },
        skip: MAX_CALLS,
        take: 1,
      });
      if (oldest)
        await manager
          .createQueryBuilder()
          .delete()
          .from(RefusedPostback)
          .where('id <= :id', oldest)
          .execute();
    });
  }

  /** @returns whether it existed */
  async remove(id: number, manager: EntityManager = this.calls.manager): Promise<boolean> {
    return (await manager.delete(RefusedPostback, { id })).affected === 1;
  }
}

function shortened(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.replaceAll('\u0000', '').toWellFormed().slice(0, MAX_LENGTH);
}
