import { Inject, Injectable, Optional } from '@nestjs/common';
import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import {
  eventColumns,
  originColumns,
  type EventColumn,
  type EventColumns,
  type OriginColumn,
} from '@astaguide/database/event-store/event-columns';
import { ActiveBotRules } from '../bot-rules/active-bot-rules';
import { detectBot } from './detect-bot';
import { originKey, type EventOrigin, EventReferencesRepository } from './event-references.repository';
import type { countedKeys } from './record-events.sql';

/** An event with its job and the time a worker received it. */
export interface Arrival {
  event: TrackedEvent;
  jobId: string | null;
  /** When the worker received it, ISO 8601. */
  takenAt: string;
}

type Columns = typeof eventColumns;
/** Columns that are not fields of the event. */
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

/** Turns events into rows of the log, and texts into their ids. */
@Injectable()
export class RecordableEvents {
  private readonly textColumns: [string, (event: TrackedEvent) => string | undefined][] = [];
  private readonly fieldColumns: [string, keyof TrackedEvent][] = [];

  /** @param columns of the log */
  constructor(
    private readonly references: EventReferencesRepository,
    @Inject(ActiveBotRules) private readonly rules: Pick<ActiveBotRules, 'read'>,
    @Optional() columns: EventColumns = eventColumns,
  ) {
    for (const [name, column] of Object.entries(columns)) {
      const readText = textReader(column);
      if (readText) this.textColumns.push([name, readText]);
      else if ('field' in column) this.fieldColumns.push([name, column.field]);
    }
  }

  /** @throws what PostgreSQL throws, also for a text that it cannot store */
  async make(arrivals: Arrival[]): Promise<RecordableEvent[]> {
    const values = new Set<string>();
    for (const { event } of arrivals) this.addTexts(event, values);
    const texts = await this.references.identifyTexts(values);
    const idOf = (text: string | null) => (text === null ? 0 : texts.get(text)!);
    const origins = arrivals.map(({ event }) => originOf(event, idOf));
    const originKeys = origins.map(originKey);
    const originIds = await this.references.identifyOrigins(
      new Map(origins.map((origin, index) => [originKeys[index]!, origin])),
    );
    const agents = await this.references.identifyUserAgents(
      new Set(arrivals.map(({ event }) => event.userAgent)),
    );
    const matchBotRules = await this.rules.read();
    return arrivals.map(({ event, jobId, takenAt }, index) => {
      const origin = origins[index]!;
      const agent = agents.get(event.userAgent)!;
      // Every row has the same properties in the same order, which V8 creates and serializes much faster.
      const row = this.fieldsOf(event, idOf);
      row.received_at = event.receivedAt;
      row.dequeued_at = takenAt;
      row.origin_id = originIds.get(originKeys[index]!);
      row.source_id = origin.source_id;
      row.channel_id = origin.channel_id;
      row.campaign_id = origin.utm_campaign_id || undefined;
      row.medium_id = origin.utm_medium_id || undefined;
      row.content_id = origin.utm_content_id || undefined;
      row.term_id = origin.utm_term_id || undefined;
      row.user_agent_id = agent.id;
      row.device_id = agent.deviceId;
      row.browser_id = agent.browserId;
      row.given_product_id = event.productId ?? undefined;
      row.job_id = jobId ?? undefined;
      row.bot_reasons = detectBot(event, matchBotRules) ?? undefined;
      row.is_demo = event.isDemo;
      return row;
    });
  }

  /** The columns that are fields of the event. */
  private fieldsOf(event: TrackedEvent, idOf: (text: string) => number): RecordableEvent {
    const row: Record<string, unknown> = {};
    for (const [name, field] of this.fieldColumns) row[name] = event[field] ?? undefined;
    for (const [name, readText] of this.textColumns) {
      const text = readText(event);
      row[name] = text === undefined ? undefined : idOf(text);
    }
    return row as RecordableEvent;
  }

  private addTexts(event: TrackedEvent, texts: Set<string>): void {
    for (const [, readText] of this.textColumns) addTo(texts, readText(event));
    for (const [, field] of originColumns) addTo(texts, event[field]);
    // Reports need an id for each link placement that was seen, even before its first click.
    for (const { linkPlacement } of event.offers ?? []) addTo(texts, linkPlacement);
  }
}

function addTo(texts: Set<string>, text: string | null | undefined): void {
  if (text !== undefined && text !== null) texts.add(text);
}

/** Reads the text whose id a column stores: undefined when the event has none, and for other columns. */
function textReader(column: EventColumn): ((event: TrackedEvent) => string | undefined) | undefined {
  if ('text' in column) return (event) => (event[column.text] as string | null | undefined) ?? undefined;
  if (!('json' in column)) return undefined;
  return (event) => (event[column.json] === undefined ? undefined : JSON.stringify(event[column.json]));
}

function originOf(event: TrackedEvent, idOf: (text: string | null) => number): EventOrigin {
  const ids = {} as Record<OriginColumn, number>;
  for (const [column, field] of originColumns) ids[column] = idOf(event[field]);
  return { ...ids, is_demo: event.isDemo ?? false };
}
