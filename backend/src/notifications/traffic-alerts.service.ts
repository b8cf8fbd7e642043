import type { TrafficAlert as TrafficAlertAnswer } from '@astaguide/contracts/analytics/traffic-alert';
import type { TrafficAlert } from '@astaguide/database/entities/analytics/traffic-alert.entity';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../http/errors';
import { NotificationsRepository } from './notifications.repository';

/** Clicks that moved as they do not by chance. The worker finds them. */
@Injectable()
export class TrafficAlertsService {
  constructor(private readonly notifications: NotificationsRepository) {}

  async list(): Promise<TrafficAlertAnswer[]> {
    return (await this.notifications.findAlerts()).map(answerOf);
  }

  /** @throws NotFoundError when there is no alert of that id */
  async dismiss(id: number): Promise<void> {
    if (!(await this.notifications.dismissAlert(id))) throw new NotFoundError('Alert not found.');
  }
}

function answerOf({ id, kind, clicks, expected, ...moments }: TrafficAlert): TrafficAlertAnswer {
  return {
    id,
    kind,
    clicks,
    expected,
    windowStart: moments.windowStart.toISOString(),
    windowEnd: moments.windowEnd.toISOString(),
    createdAt: moments.createdAt.toISOString(),
    dismissedAt: moments.dismissedAt?.toISOString() ?? null,
  };
}
