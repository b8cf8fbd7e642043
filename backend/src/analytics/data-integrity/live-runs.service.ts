import { liveEventNames } from '@astaguide/contracts/analytics/live-event';
import { MAINTENANCE_CHANNEL } from '@astaguide/database/event-store/channels';
import { Injectable, type MessageEvent, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { interval, merge, share, type Observable } from 'rxjs';
import { liveReadings } from '../../lib/live-updates/live-readings';
import { LiveSources } from '../../lib/live-updates/live-sources';
import { ChangeListener } from '../../lib/live-updates/change-listener';
import { IntegrityService } from './integrity.service';
import { MaintenanceRunsService } from '../../maintenance/maintenance-runs.service';

/** Milliseconds between two pushes at the least. */
const PUSH_INTERVAL = 250;
/** Time between two reads of the backlog, which sends no notification. Milliseconds. */
const LOOK_INTERVAL = 5000;

/** Runs and the state of the metrics as they move, for every open dashboard; computed once however many there are. */
@Injectable()
export class LiveRunsService implements OnModuleInit {
  constructor(
    private readonly integrity: IntegrityService,
    private readonly runs: MaintenanceRunsService,
    private readonly sources: LiveSources,
    private readonly listener: ChangeListener,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    const notices = this.listener.on(MAINTENANCE_CHANNEL);
    const runs = this.pushing(notices, liveEventNames.runs, () => this.runs.findMoving());
    const integrity = this.pushing(merge(notices, interval(LOOK_INTERVAL)), liveEventNames.integrity, () =>
      this.integrity.read(),
    );
    this.sources.add(runs);
    this.sources.add(integrity);
  }

  private pushing(
    notices: Observable<unknown>,
    type: string,
    read: () => Promise<object>,
  ): Observable<MessageEvent> {
    const onError = (error: unknown) =>
      this.logger.warn({ err: error }, 'Could not read the maintenance runs to push');
    return liveReadings({ type, notices, read, pause: PUSH_INTERVAL, onError }).pipe(share());
  }
}
