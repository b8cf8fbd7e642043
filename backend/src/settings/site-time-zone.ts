import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { ContentChanges } from '../lib/live-updates/content-changes';
import { SettingsRepository } from './settings.repository';

/** Longest wait for the database while an earlier zone is known. Milliseconds. */
const PATIENCE = 1000;

/**
 * The site's time zone, for callers that cannot query the database each time. After a change, callers wait for the new
 * zone; while the database does not answer, they get the previous one.
 */
@Injectable()
export class SiteTimeZone implements OnModuleDestroy {
  private known: string | undefined;
  private isCurrent = false;
  private hasChanged = false;
  private reading: Promise<string> | undefined;
  private readonly subscription;

  constructor(
    private readonly settings: SettingsRepository,
    changes: ContentChanges,
  ) {
    this.subscription = changes.all.subscribe(() => {
      this.isCurrent = false;
      this.hasChanged = true;
    });
  }

  onModuleDestroy(): void {
    this.subscription.unsubscribe();
  }

  /**
   * @returns an IANA name
   * @throws what the database throws, where it was never read
   */
  async get(): Promise<string> {
    const { known } = this;
    if (this.isCurrent) return known!;
    const reading = (this.reading ??= this.read());
    if (known === undefined) return reading;
    const patience = new AbortController();
    const previous = sleep(PATIENCE, known, { signal: patience.signal }).catch(() => known);
    const zone = await Promise.race([reading.catch(() => known), previous]);
    patience.abort();
    return zone;
  }

  private async read(): Promise<string> {
    try {
      let timeZone: string;
      do {
        // What changes from now on may not be in the answer.
        this.hasChanged = false;
        ({ timeZone } = await this.settings.get());
      } while (this.hasChanged as boolean);
      this.known = timeZone;
      this.isCurrent = true;
      return timeZone;
    } finally {
      this.reading = undefined;
    }
  }
}
