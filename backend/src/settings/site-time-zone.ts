import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ContentChanges } from '../lib/live-updates/content-changes';
import { SettingsRepository } from './settings.repository';

/**
 * The site's time zone, for callers that cannot query the database each time. For some milliseconds after a change, it
 * may be the previous one.
 */
@Injectable()
export class SiteTimeZone implements OnModuleDestroy {
  private known: string | undefined;
  private isCurrent = false;
  private reading: Promise<string> | undefined;
  private readonly subscription;

  constructor(
    private readonly settings: SettingsRepository,
    changes: ContentChanges,
  ) {
    this.subscription = changes.all.subscribe(() => (this.isCurrent = false));
  }

  onModuleDestroy(): void {
    this.subscription.unsubscribe();
  }

  /**
   * @returns an IANA name
   * @throws what the database throws, where it was never read
   */
  async get(): Promise<string> {
    if (this.isCurrent) return this.known!;
    const reading = (this.reading ??= this.read());
    if (this.known === undefined) return reading;
    reading.catch(() => undefined);
    return this.known;
  }

  private async read(): Promise<string> {
    // What changes from now on is not in the answer.
    this.isCurrent = true;
    try {
      const { timeZone } = await this.settings.get();
      return (this.known = timeZone);
    } catch (error) {
      this.isCurrent = false;
      throw error;
    } finally {
      this.reading = undefined;
    }
  }
}
