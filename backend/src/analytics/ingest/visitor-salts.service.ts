import { plusDays } from '@astaguide/contracts/report/report-period';
import { dayIn, startOfDay } from '@astaguide/contracts/values/time-zone';
import { Injectable } from '@nestjs/common';
import { unmapped } from '../../http/origin/network';
import { SiteTimeZone } from '../../settings/site-time-zone';
import { visitorHash } from './describe-event';
import type { Visit } from './visit';
import { VisitorSaltsRepository } from './visitor-salts.repository';

const HOUR = 60 * 60 * 1000;
/** From the beginning of its day on. */
const LIFETIME = 48 * HOUR;

/** Hands out the salt of the site's day, and has tomorrow's in hand before midnight comes. */
@Injectable()
export class VisitorSaltsService {
  private readonly salts = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly repository: VisitorSaltsRepository,
    private readonly zone: SiteTimeZone,
  ) {}

  /** @throws what the database throws, where the day's salt is not in hand yet */
  async saltFor(now: Date): Promise<Buffer> {
    const zone = await this.zone.get();
    const day = dayIn(now, zone);
    const salt = await this.load(day, zone);
    const soon = dayIn(new Date(now.getTime() + HOUR), zone);
    // A database that is away in the last hour is no reason to refuse today's events.
    if (soon !== day && !this.salts.has(soon)) this.load(soon, zone).catch(() => undefined);
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
    const today = dayIn(now, await this.zone.get());
    const living = (await this.repository.findLiving()).filter(({ day }) => day <= today);
    return living.map(({ day, salt }) => ({ day, visitor: visitorHash(salt, unmapped(ip), userAgent) }));
  }

  private load(day: string, zone: string): Promise<Buffer> {
    const known = this.salts.get(day);
    if (known) return known;
    const loading = this.repository.getOrCreate(day, new Date(startOfDay(day, zone) + LIFETIME));
    this.salts.set(day, loading);
    loading.then(
      () => this.forgetBefore(day),
      () => this.salts.delete(day),
    );
    return loading;
  }

  /** Yesterday's salt stays in memory as long as an event of yesterday may still be on its way. */
  private forgetBefore(day: string): void {
    const oldest = plusDays(day, -1);
    for (const known of this.salts.keys()) if (known < oldest) this.salts.delete(known);
  }
}
