import { Injectable } from '@nestjs/common';
import { unmapped } from '../http/network';
import { visitorHash } from './describe-event';
import type { Visit } from './visit';
import { VisitorSaltsRepository } from './visitor-salts.repository';

const HOUR = 60 * 60 * 1000;

/** Hands out the day's salt, and has tomorrow's in hand before midnight comes. */
@Injectable()
export class VisitorSaltsService {
  private readonly salts = new Map<string, Promise<Buffer>>();

  constructor(private readonly repository: VisitorSaltsRepository) {}

  /** @throws what the database throws, where the day's salt is not in hand yet */
  async saltFor(now: Date): Promise<Buffer> {
    const day = dayOf(now);
    const salt = await this.load(day);
    const soon = dayOf(new Date(now.getTime() + HOUR));
    // A database that is away in the last hour is no reason to refuse today's events.
    if (soon !== day && !this.salts.has(soon)) this.load(soon).catch(() => undefined);
    return salt;
  }

  /**
   * The numbers that a visitor has had on the days whose salts still live, oldest first. Of earlier days nobody can
   * tell them any more; tomorrow's, whose salt may be in hand, nobody has had.
   */
  async numbersOf(
    { ip, userAgent }: Pick<Visit, 'ip' | 'userAgent'>,
    now: Date,
  ): Promise<{ day: string; visitor: string }[]> {
    const today = dayOf(now);
    const living = (await this.repository.findLiving()).filter(({ day }) => day <= today);
    return living.map(({ day, salt }) => ({ day, visitor: visitorHash(salt, unmapped(ip), userAgent) }));
  }

  private load(day: string): Promise<Buffer> {
    const known = this.salts.get(day);
    if (known) return known;
    const loading = this.repository.getOrCreate(day);
    this.salts.set(day, loading);
    loading.then(
      () => this.forgetBefore(day),
      () => this.salts.delete(day),
    );
    return loading;
  }

  /** Yesterday's salt stays in memory as long as an event of yesterday may still be on its way. */
  private forgetBefore(day: string): void {
    const oldest = dayOf(new Date(Date.parse(day) - 24 * HOUR));
    for (const known of this.salts.keys()) if (known < oldest) this.salts.delete(known);
  }
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
