import type { VisitErasure } from '@astaguide/contracts/analytics/data-integrity';
import { Injectable } from '@nestjs/common';
import type { Visit } from '../ingest/visit';
import { VisitorSaltsService } from '../ingest/visitor-salts.service';
import { Throttles, type Throttle } from '../../http/limits/throttle';
import { MaintenanceRunsService } from '../../maintenance/maintenance-runs.service';

/** Maximum number of erasures per address and hour, because each may rebuild two days. */
const PER_ADDRESS = 5;

/** Erases the events of the requesting visitor, as far as they can still be attributed to them. */
@Injectable()
export class VisitErasureService {
  /** So that erasures cannot be used to overload the worker. */
  private readonly throttle: Throttle;

  constructor(
    private readonly salts: VisitorSaltsService,
    private readonly runs: MaintenanceRunsService,
    throttles: Throttles,
  ) {
    this.throttle = throttles.of({ name: 'erasure-address', tries: PER_ADDRESS, window: 60 * 60 });
  }

  /** @throws TooManyRequestsError when the address has sent too many requests */
  async erase(visit: Visit, now = new Date()): Promise<VisitErasure> {
    await this.throttle.countAddress(visit.ip);
    const visitors = await this.salts.numbersOf(visit, now);
    if (visitors.length > 0) await this.runs.start('erase-visitor', { visitors, before: now.toISOString() });
    return {
      days: visitors.map(({ day }) => day),
      erased:
        'Page views and clicks from this browser and network address are being deleted, going back to 00:00 ' +
        'yesterday in the time zone of this site at the earliest, and the totals are recalculated without them. ' +
        'If somebody shares your address and uses exactly the same browser, their visits are deleted, too, because ' +
        'we cannot distinguish them from yours.',
      kept:
        'Earlier visits stay: the secret that could have linked them to you is destroyed, so no one can find them, ' +
        'including us. Visits with another browser or from another address also stay; to delete them, repeat this ' +
        'from there. The random ids of the deleted events stay for 48 hours, so that none is counted again.',
    };
  }
}
