import { plusDays } from '@astaguide/contracts/lib/report-period';
import { dayIn, startOfDay } from '@astaguide/contracts/lib/time-zone';
import { Injectable } from '@nestjs/common';
import { toIpv4 } from '../../http/origin/network';
import { SiteTimeZone } from '../../settings/site-time-zone';
import { visitorHash, type Visit } from './visit';
import { VisitorSaltsRepository } from './visitor-salts.repository';

const HOUR = 60 * 60 * 1000;
/** Lifetime of a salt, from the start of its day. */
const LIFETIME = 48 * HOUR;

/** Provides the salt of the current day, and loads tomorrow's before midnight. */
@Injectable()
export class VisitorSaltsService {
  private readonly salts = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly repository: VisitorSaltsRepository,
    private readonly zone: SiteTimeZone,
  ) {}

  /**
   * The salt of the day of a moment: today's once that day's is destroyed, since a new one would be random.
   *
   * @param moment at most `now`
   * @throws the database's error, if the day's salt is not cached
   */
  async saltFor(moment: Date, now: Date): Promise<Buffer> {
    const zone = await this.zone.get();
    const day = dayIn(now, zone);
    const past = moment === now ? day : dayIn(moment, zone);
    const isAlive = past === day || destroyedAt(past, zone) > now;
    const salt = await this.load(isAlive ? past : day, zone);
    const soon = dayIn(new Date(now.getTime() + HOUR), zone);
    // If tomorrow's salt cannot be loaded, today's events must still be accepted.
    if (soon !== day && !this.salts.has(soon)) this.load(soon, zone).catch(() => undefined);
    return salt;
  }

  /**
   * The hashes of a visitor on the days whose salts still exist, oldest first. Older hashes can no longer be computed,
   * and tomorrow's salt is not used yet.
   */
  async numbersOf(
    { ip, userAgent }: Pick<Visit, 'ip' | 'userAgent'>,
    now: Date,
  ): Promise<{ day: string; visitor: string }[]> {
    const today = dayIn(now, await this.zone.get());
    const living = (await this.repository.findLiving()).filter(({ day }) => day <= today);
    return living.map(({ day, salt }) => ({ day, visitor: visitorHash(salt, toIpv4(ip), userAgent) }));
  }

  private load(day: string, zone: string): Promise<Buffer> {
    const known = this.salts.get(day);
    if (known) return known;
    const loading = this.repository.getOrCreate(day, destroyedAt(day, zone));
    this.salts.set(day, loading);
    loading.then(
      () => this.forgetBefore(day),
      () => this.salts.delete(day),
    );
    return loading;
  }

  /** Yesterday's salt stays cached, because events of yesterday may still be in progress. */
  private forgetBefore(day: string): void {
    const oldest = plusDays(day, -1);
    for (const known of this.salts.keys()) if (known < oldest) this.salts.delete(known);
  }
}

const destroyedAt = (day: string, zone: string) => new Date(startOfDay(day, zone) + LIFETIME);
