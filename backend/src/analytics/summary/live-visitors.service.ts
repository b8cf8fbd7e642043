import { liveEventNames } from '@astaguide/contracts/analytics/live-event';
import type { LiveVisitors } from '@astaguide/contracts/analytics/live-visitors';
import { ROLLUPS_CHANNEL } from '@astaguide/database/event-store/channels';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { distinctUntilChanged, interval, merge, ReplaySubject, share } from 'rxjs';
import { liveReadings } from '../../live-updates/live-readings';
import { LiveSources } from '../../live-updates/live-sources';
import { NotificationListener } from '../../live-updates/notification-listener';
import { LiveVisitorsRepository } from './live-visitors.repository';

/** Milliseconds between two counts at the least, while events come. */
const PAUSE = 1000;
/** Milliseconds between two counts while none come: visitors leave without a word. */
const LOOK_INTERVAL = 10_000;

/** How many are on the site, for every open dashboard; counted once however many there are. */
@Injectable()
export class LiveVisitorsService implements OnModuleInit {
  constructor(
    private readonly visitors: LiveVisitorsRepository,
    private readonly listener: NotificationListener,
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
        // A dashboard that is opened later is told the newest count at once.
        share({ connector: () => new ReplaySubject(1) }),
      ),
    );
  }

  count(now = new Date()): Promise<LiveVisitors> {
    return this.visitors.count(now);
  }
}
