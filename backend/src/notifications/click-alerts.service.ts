import type { ClickAlert as ClickAlertAnswer } from '@astaguide/contracts/analytics/click-alert';
import type { ClickAlert } from '@astaguide/database/entities/analytics/click-alert.entity';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../http/errors';
import { MailsRepository } from './mails.repository';

/** Clicks that moved as they do not by chance. The worker finds them. */
@Injectable()
export class ClickAlertsService {
  constructor(private readonly mails: MailsRepository) {}

  async list(): Promise<ClickAlertAnswer[]> {
    return (await this.mails.findAlerts()).map(answerOf);
  }

  /** @throws NotFoundError when there is no alert of that id */
  async dismiss(id: number): Promise<void> {
    if (!(await this.mails.dismissAlert(id))) throw new NotFoundError('There is no such alert.');
  }
}

function answerOf({ id, kind, clicks, expected, ...moments }: ClickAlert): ClickAlertAnswer {
  return {
    ...{ id, kind, clicks, expected },
    windowStart: moments.windowStart.toISOString(),
    windowEnd: moments.windowEnd.toISOString(),
    createdAt: moments.createdAt.toISOString(),
    dismissedAt: moments.dismissedAt?.toISOString() ?? null,
  };
}
