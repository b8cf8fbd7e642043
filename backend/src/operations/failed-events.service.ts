import { trackedEventSchema, type TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import type {
  FailedEvent,
  FailedEventText,
  FailedEventsQuery,
  FailureReason,
  Replayed,
} from '@astaguide/contracts/analytics/failed-event';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../http/errors';
import { FailedEventsRepository } from './failed-events.repository';

/** Events moved in one transaction. */
const BATCH = 500;

/** The events that could not be recorded: to be looked at, mended, sent again or deleted by the owner. */
@Injectable()
export class FailedEventsService {
  constructor(private readonly failedEvents: FailedEventsRepository) {}

  list(query: FailedEventsQuery): Promise<FailedEvent[]> {
    return this.failedEvents.findPage(query);
  }

  reasons(): Promise<FailureReason[]> {
    return this.failedEvents.countReasons();
  }

  /** @throws NotFoundError when it is no failed event (any more) */
  async get(id: string): Promise<FailedEventText> {
    return (await this.failedEvents.find(id)) ?? notThere(id);
  }

  /**
   * Replays a failed event. If it fails again, it becomes a failed event with the new reason.
   *
   * @param event the event to replay, edited or not
   * @throws NotFoundError as above
   */
  async replay(id: string, event: TrackedEvent): Promise<void> {
    if ((await this.failedEvents.releaseAll([{ id, event }])) === 0) notThere(id);
  }

  /** Does so with every event that is here for this reason, but leaves those that no event can be made of. */
  async replayAll(reason: string): Promise<Replayed> {
    let [replayed, left, after] = [0, 0, '0'];
    // Events that fail again get higher ids than all at the start.
    const last = await this.failedEvents.lastId();
    for (;;) {
      const batch = await this.failedEvents.findTexts({ reason, after, last, limit: BATCH });
      if (batch.length === 0) return { replayed, left };
      const fit = batch.flatMap(({ id, event }) => {
        const parsed = trackedEventSchema.safeParse(parseJson(event));
        return parsed.success ? [{ id, event: parsed.data }] : [];
      });
      const released = await this.failedEvents.releaseAll(fit);
      replayed += released;
      left += batch.length - fit.length;
      after = batch.at(-1)!.id;
    }
  }

  /** @throws NotFoundError as above */
  async delete(id: string): Promise<void> {
    if (!(await this.failedEvents.delete(id))) notThere(id);
  }

  /** @param reason undefined for all */
  deleteAll(reason: string | undefined): Promise<void> {
    return this.failedEvents.deleteAll(reason);
  }
}

/** The value, or undefined for what is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function notThere(id: string): never {
  throw new NotFoundError(`Event ${id} is not in the failed events (any more).`);
}
