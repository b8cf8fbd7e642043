import { liveEventNames } from '@astaguide/contracts/analytics/live-event';
import type { LiveVisitors } from '@astaguide/contracts/analytics/live-visitors';
import { ROLLUPS_CHANNEL } from '@astaguide/database/event-store/channels';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { distinctUntilChanged, interval, merge, ReplaySubject, share } from 'rxjs';
import { liveReadings } from '../../lib/live-updates/live-readings';
import { LiveSources } from '../../lib/live-updates/live-sources';
import { ChangeListener } from '../../lib/live-updates/change-listener';
import { LiveVisitorsRepository } from './live-visitors.repository';

/** Minimum time between two counts while events arrive. Milliseconds. */
const PAUSE = 1000;
/** Time between two counts without events, because visitors leave silently. Milliseconds. */
const LOOK_INTERVAL = 10_000;

/** How many are on the site, for every open dashboard; counted once however many there are. */
@Injectable()
export class LiveVisitorsService implements OnModuleInit {
  constructor(
    private readonly visitors: LiveVisitorsRepository,
    private readonly listener: ChangeListener,
    private readonly sources: LiveSources,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    const readings = liveReadings({
      type: liveEventNames.visitors,
      notices: merge(this.listener.on(ROLLUPS_CHANNEL), interval(LOOK_INTERVAL)),
      read: () => this.count(),
      pause: PAUSE,
      onError: (error) => this.logger.warn({ err: error }, 'Could not count who is on the site'),
    });
    this.sources.add(
      readings.pipe(
        distinctUntilChanged((one, other) => JSON.stringify(one.data) === JSON.stringify(other.data)),
        // A dashboard that is opened later gets the newest count at once.
        share({ connector: () => new ReplaySubject(1) }),
      ),
    );
  }

  count(now = new Date()): Promise<LiveVisitors> {
    return this.visitors.count(now);
  }
}
