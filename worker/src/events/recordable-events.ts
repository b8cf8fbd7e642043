import { Inject, Injectable, Optional } from '@nestjs/common';
import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import {
  eventColumns,
  type EventColumn,
  type EventColumns,
} from '@astaguide/database/event-store/event-columns';
import { RulesInForce } from '../bot-rules/rules-in-force';
import { originKey, type EventOrigin, EventOriginsRepository } from './event-origins.repository';
import { EventTextsRepository } from './event-texts.repository';
import { judgeBot } from './judge-bot';
import type { countedKeys } from './record-events.sql';
import { UserAgentsRepository } from './user-agents.repository';

/** An event with what the worker knows of its way. */
export interface Arrival {
  event: TrackedEvent;
  jobId: string | null;
  /** When the worker took it, milliseconds since 1970. */
  takenAt: number;
}

type Columns = typeof eventColumns;
/** Columns that no field of the event says. */
type SetByRecorder = {
  [Name in keyof Columns]: Columns[Name] extends { setBy: 'recorder' } ? Name : never;
}[keyof Columns];

/**
 * A row for the log as `recordEventsSql` takes it, by the columns of `eventColumns` and the keys of `countedKeys`. What is
 * undefined is null; ids are those of texts.
 */
export type RecordableEvent = Record<SetByRecorder | keyof typeof countedKeys, unknown> & {
  received_at: string;
};

/** Turns events into rows of the log, texts into ids. */
@Injectable()
export class RecordableEvents {
  private readonly columns: [string, EventColumn][];

  /** @param columns those of the log */
  constructor(
    private readonly texts: EventTextsRepository,
    private readonly origins: EventOriginsRepository,
    private readonly userAgents: UserAgentsRepository,
    @Inject(RulesInForce) private readonly rules: Pick<RulesInForce, 'read'>,
    @Optional() columns: EventColumns = eventColumns,
  ) {
    this.columns = Object.entries(columns);
  }

  /** @throws what PostgreSQL throws, also for a text that it cannot store */
  async make(arrivals: Arrival[]): Promise<RecordableEvent[]> {
    const texts = await this.texts.identify(new Set(arrivals.flatMap(({ event }) => this.textsOf(event))));
    const idOf = (text: string | null) => (text === null ? 0 : texts.get(text)!);
    const origins = arrivals.map(({ event }) => originOf(event, idOf));
    const originIds = await this.origins.identify(
      new Map(origins.map((origin) => [originKey(origin), origin])),
    );
    const agents = await this.userAgents.identify(new Set(arrivals.map(({ event }) => event.userAgent)));
    const judgeByRules = await this.rules.read();
    return arrivals.map(({ event, jobId, takenAt }, index) => {
      const origin = origins[index]!;
      const agent = agents.get(event.userAgent)!;
      return {
        ...this.fieldsOf(event, idOf),
        received_at: event.receivedAt,
        dequeued_at: new Date(takenAt).toISOString(),
        origin_id: originIds.get(originKey(origin)),
        source_id: origin.source,
        channel_id: origin.channel,
        campaign_id: origin.utmCampaign || undefined,
        user_agent_id: agent.id,
        device_id: agent.deviceId,
        browser_id: agent.browserId,
        given_product_id: event.productId ?? undefined,
        job_id: jobId ?? undefined,
        bot_reasons: judgeBot(event, judgeByRules) ?? undefined,
        is_demo: event.isDemo,
      };
    });
  }

  /** The columns that fields of the event say. */
  private fieldsOf(event: TrackedEvent, idOf: (text: string) => number): Record<string, unknown> {
    const row: Record<string, unknown> = {};
    for (const [name, column] of this.columns) {
      const text = textOf(event, column);
      if (text !== undefined) row[name] = idOf(text);
      else if ('field' in column) row[name] = event[column.field] ?? undefined;
    }
    return row;
  }

  private textsOf(event: TrackedEvent): string[] {
    const { source, channel, referrer, utmSource, utmMedium, utmCampaign, offers = [] } = event;
    return [
      ...this.columns.map(([, column]) => textOf(event, column)),
      ...[source, channel, referrer, utmSource, utmMedium, utmCampaign],
      // Reports have an id for each placement that was seen, also where nobody has followed a link yet.
      ...offers.map(({ slot }) => slot),
    ].filter((text) => text !== undefined && text !== null);
  }
}

/** The text that a column has the id of; undefined for none, and for other columns. */
function textOf(event: TrackedEvent, column: EventColumn): string | undefined {
  if ('text' in column) return (event[column.text] as string | null | undefined) ?? undefined;
  if (!('json' in column)) return undefined;
  const value = event[column.json];
  return value === undefined ? undefined : JSON.stringify(value);
}

function originOf(event: TrackedEvent, idOf: (text: string | null) => number): EventOrigin {
  return {
    source: idOf(event.source),
    channel: idOf(event.channel),
    referrer: idOf(event.referrer),
    utmSource: idOf(event.utmSource),
    utmMedium: idOf(event.utmMedium),
    utmCampaign: idOf(event.utmCampaign),
    isDemo: event.isDemo ?? false,
  };
}
