import type { VisitErasure } from '@astaguide/contracts/operations/data-care';
import { Injectable } from '@nestjs/common';
import type { Visit } from '../analytics/ingest/visit';
import { VisitorSaltsService } from '../analytics/ingest/visitor-salts.service';
import { ErasureThrottle } from './erasure-throttle';
import { MaintenanceRunsService } from '../maintenance/maintenance-runs.service';

/** Has the events of whoever asks taken out of the log, as far as they can still be told from others. */
@Injectable()
export class VisitErasureService {
  constructor(
    private readonly salts: VisitorSaltsService,
    private readonly runs: MaintenanceRunsService,
    private readonly throttle: ErasureThrottle,
  ) {}

  /** @throws TooManyRequestsError when the address has asked too often */
  async erase(visit: Visit, now = new Date()): Promise<VisitErasure> {
    await this.throttle.count(visit.ip);
    const visitors = await this.salts.numbersOf(visit, now);
    if (visitors.length > 0) await this.runs.start('erase-visitor', { visitors, before: now.toISOString() });
    return {
      days: visitors.map(({ day }) => day),
      erased:
        'Every page view and click that this browser sent from this network address since yesterday, 00:00 in the ' +
        'time zone of this site at the earliest, is being taken out of the record, and the totals are counted anew without them. Whoever ' +
        'shares your address and uses the very same browser cannot be told from you, and is erased with you.',
      kept:
        'What was recorded earlier stays: the secret that could have tied it to you is destroyed, so that nobody ' +
        'can find it, we included. The same goes for visits with another browser or from another address; ask ' +
        'again from there. The random ids of the erased events stay for 48 hours, so that none is counted again.',
    };
  }
}
