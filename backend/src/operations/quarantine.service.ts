import { trackedEventSchema, type TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import type {
  QuarantinedEvent,
  QuarantinedText,
  QuarantineQuery,
  QuarantineReason,
  Replayed,
} from '@astaguide/contracts/analytics/failed-event';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../http/errors';
import { QuarantineRepository } from './quarantine.repository';

/** Events moved in one transaction. */
const BATCH = 500;

/** The events that could not be recorded: to be looked at, mended, sent again or deleted by the owner. */
@Injectable()
export class QuarantineService {
  constructor(private readonly quarantine: QuarantineRepository) {}

  list(query: QuarantineQuery): Promise<QuarantinedEvent[]> {
    return this.quarantine.findPage(query);
  }

  reasons(): Promise<QuarantineReason[]> {
    return this.quarantine.countReasons();
  }

  /** @throws NotFoundError when it is not in the quarantine, or no longer */
  async get(id: string): Promise<QuarantinedText> {
    return (await this.quarantine.find(id)) ?? notThere(id);
  }

  /**
   * Puts an event back on its way to the log. Refused there once more, it comes back with the new reason.
   *
   * @param event the form to send it in, edited or not
   * @throws NotFoundError as above
   */
  async replay(id: string, event: TrackedEvent): Promise<void> {
    if (!(await this.quarantine.release(id, event))) notThere(id);
  }

  /** Does so with every event that is here for this reason, but leaves those that no event can be made of. */
  async replayAll(reason: string): Promise<Replayed> {
    let [replayed, left, after] = [0, 0, '0'];
    // Those that come back have higher ids than any there was at the beginning.
    const last = await this.quarantine.lastId();
    for (;;) {
      const batch = await this.quarantine.findTexts({ reason, after, last, limit: BATCH });
      if (batch.length === 0) return { replayed, left };
      const fit = batch.flatMap(({ id, event }) => {
        const parsed = trackedEventSchema.safeParse(parseJson(event));
        return parsed.success ? [{ id, event: parsed.data }] : [];
      });
      const released = await this.quarantine.releaseAll(fit);
      replayed += released;
      left += batch.length - fit.length;
      after = batch.at(-1)!.id;
    }
  }

  /** @throws NotFoundError as above */
  async delete(id: string): Promise<void> {
    if (!(await this.quarantine.delete(id))) notThere(id);
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
  throw new NotFoundError(`Event ${id} is not in the quarantine (any more).`);
}
