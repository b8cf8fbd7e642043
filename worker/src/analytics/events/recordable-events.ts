import { Inject, Injectable, Optional } from '@nestjs/common';
import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { OTHER } from '@astaguide/contracts/analytics/folded-names';
import { OTHER_ID } from '@astaguide/database/event-store/dimensions';
import {
  eventColumns,
  isCampaignColumn,
  originColumns,
  type EventColumn,
  type EventColumns,
  type OriginColumn,
} from '@astaguide/database/event-store/event-columns';
import { ActiveBotRules } from '../bot-rules/active-bot-rules.repository';
import { detectBot } from './detect-bot';
import { originKey, type EventOrigin, EventReferencesRepository } from './event-references.repository';
import type { countedKeys } from './record-events.sql';

/** An event with its job and the time a worker received it. */
export interface QueuedEvent {
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
  occurred_at: string;
};

/** Rows for the log, whose ids are valid until the next sweep. */
export interface RecordableBatch {
  events: RecordableEvent[];
  sweep: string;
}

/**
 * Turns events into rows of the log, and texts into their ids. New values beyond the budget of the event's network are
 * recorded as OTHER, and the event's further data is dropped.
 */
@Injectable()
export class RecordableEvents {
  private readonly textColumns: [string, (event: TrackedEvent) => string | undefined, number | undefined][] =
    [];
  private readonly fieldColumns: [string, keyof TrackedEvent][] = [];

  /** @param columns of the log */
  constructor(
    private readonly references: EventReferencesRepository,
    @Inject(ActiveBotRules) private readonly rules: Pick<ActiveBotRules, 'read'>,
    @Optional() columns: EventColumns = eventColumns,
    @Optional() private readonly budget = new TextBudget(),
  ) {
    for (const [name, column] of Object.entries(columns)) {
      const readText = textReader(column);
      // The text OTHER is no JSON.
      if (readText) this.textColumns.push([name, readText, 'json' in column ? undefined : OTHER_ID]);
      else if ('field' in column) this.fieldColumns.push([name, column.field]);
    }
  }

  /** @throws what PostgreSQL throws, also for a text that it cannot store; SweptError */
  async make(queued: QueuedEvent[]): Promise<RecordableBatch> {
    const references = await this.references.current();
    const { budget } = this;
    const senders = new Map<string, TrackedEvent | undefined>();
    for (const { event } of queued) this.addTexts(event, senders);
    const texts = await references.identifyTexts(senders.keys(), (text) => {
      const sender = senders.get(text);
      return sender === undefined || budget.takeRow(sender, text);
    });
    const names = namesOf(queued);
    const nameIds = await references.identifyNames(
      new Map([...names].map(([folded, { value }]) => [folded, value])),
      (folded) => budget.takeRow(names.get(folded)!.sender, folded),
    );
    const idOf = (column: OriginColumn, text: string | null) => {
      if (text === null) return 0;
      return (isCampaignColumn(column) ? nameIds.get(text.toLowerCase()) : texts.get(text)) ?? OTHER_ID;
    };
    const admitFirst = (keys: readonly string[]) => (key: string) =>
      budget.takeRow(queued[keys.indexOf(key)]!.event, key);
    let origins = queued.map(({ event }) => originOf(event, idOf));
    let originKeys = origins.map(originKey);
    const byKey = () => new Map(origins.map((origin, index) => [originKeys[index]!, origin]));
    let originIds = await references.identifyOrigins(byKey(), admitFirst(originKeys));
    if (!originKeys.every((key) => originIds.has(key))) {
      origins = origins.map((origin, index) =>
        originIds.has(originKeys[index]!) ? origin : otherOrigin(origin),
      );
      originKeys = origins.map(originKey);
      originIds = await references.identifyOrigins(byKey(), () => true);
    }
    const userAgents = queued.map(({ event }) => event.userAgent);
    let agents = await references.identifyUserAgents(userAgents, admitFirst(userAgents));
    if (!userAgents.every((value) => agents.has(value)))
      agents = await references.identifyUserAgents([OTHER], () => true);
    const matchBotRules = await this.rules.read();
    const events = queued.map(({ event, jobId, takenAt }, index) => {
      const origin = origins[index]!;
      const hasAgent = agents.has(event.userAgent);
      const agent = agents.get(hasAgent ? event.userAgent : OTHER)!;
      const source = origin.source_id === OTHER_ID ? OTHER : event.source;
      const stored =
        hasAgent && source === event.source
          ? event
          : { ...event, source, userAgent: hasAgent ? event.userAgent : OTHER };
      // Every row has the same properties in the same order, which V8 creates and serializes much faster.
      const row = this.fieldsOf(event, texts);
      if (event.extra && !budget.takeExtra(event, event.extra)) row.extra = undefined;
      row.occurred_at = event.occurredAt;
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
      // The owner's rules match what is stored, as they do when the day is classified again.
      row.bot_reasons = detectBot(event, () => matchBotRules(stored)) ?? undefined;
      row.is_demo = event.isDemo;
      return row;
    });
    return { events, sweep: references.sweep };
  }

  /** Reads ids again, after a SweptError. */
  forgetIds(): void {
    this.references.forget();
  }

  /** The columns that are fields of the event. */
  private fieldsOf(
    event: TrackedEvent,
    texts: ReadonlyMap<string, number>,
  ): RecordableEvent & { extra?: unknown } {
    const row: Record<string, unknown> = {};
    for (const [name, field] of this.fieldColumns) row[name] = event[field] ?? undefined;
    for (const [name, readText, other] of this.textColumns) {
      const text = readText(event);
      row[name] = text === undefined ? undefined : (texts.get(text) ?? other);
    }
    return row as RecordableEvent;
  }

  /** Adds the event's texts, each with the first event that may be charged for it. */
  private addTexts(event: TrackedEvent, senders: Map<string, TrackedEvent | undefined>): void {
    for (const [, readText] of this.textColumns) addTo(senders, readText(event), event);
    for (const [column, field] of originColumns)
      if (!isCampaignColumn(column)) addTo(senders, event[field], field === 'channel' ? undefined : event);
    // Reports need an id for each link placement that was seen, even before its first click.
    for (const { linkPlacement } of event.offers ?? []) addTo(senders, linkPlacement, event);
  }
}

/** @param sender undefined for a text of a closed list, which is free */
function addTo(
  senders: Map<string, TrackedEvent | undefined>,
  text: string | null | undefined,
  sender: TrackedEvent | undefined,
): void {
  if (text !== undefined && text !== null && (sender === undefined || !senders.has(text)))
    senders.set(text, sender);
}

/** Reads the text whose id a column stores: undefined when the event has none, and for other columns. */
function textReader(column: EventColumn): ((event: TrackedEvent) => string | undefined) | undefined {
  if ('text' in column) return (event) => (event[column.text] as string | null | undefined) ?? undefined;
  if (!('json' in column)) return undefined;
  return (event) => (event[column.json] === undefined ? undefined : JSON.stringify(event[column.json]));
}

/** The campaign parameters of the events by their lower-case form, each as first written. */
function namesOf(queued: readonly QueuedEvent[]): Map<string, { value: string; sender: TrackedEvent }> {
  const names = new Map<string, { value: string; sender: TrackedEvent }>();
  for (const { event } of queued)
    for (const [column, field] of originColumns) {
      const value = isCampaignColumn(column) ? event[field] : null;
      const folded = value?.toLowerCase();
      if (value && folded !== undefined && !names.has(folded)) names.set(folded, { value, sender: event });
    }
  return names;
}

function originOf(
  event: TrackedEvent,
  idOf: (column: OriginColumn, text: string | null) => number,
): EventOrigin {
  const ids = {} as Record<OriginColumn, number>;
  for (const [column, field] of originColumns) ids[column] = idOf(column, event[field]);
  return { ...ids, is_demo: event.isDemo ?? false };
}

/** The origin of events beyond the budget: only the channel is kept. */
const otherOrigin = ({ channel_id, is_demo }: EventOrigin): EventOrigin => ({
  source_id: OTHER_ID,
  channel_id,
  referrer_id: 0,
  utm_source_id: 0,
  utm_medium_id: 0,
  utm_campaign_id: 0,
  utm_content_id: 0,
  utm_term_id: 0,
  is_demo,
});

/**
 * Bytes of new texts, origins and user agents that the events of one network may add a day. A new user agent is about
 * 400 bytes, so this is for hundreds of new visitors of a large shared network; values that are stored already are free.
 */
const DAILY_BUDGET = 256 * 1024;
/** Bytes of a row and of its index entries, without its text. */
const ROW_BYTES = 120;
/** This much of an event's further data is free, in bytes: what the site itself sends is rarely larger. */
const FREE_EXTRA = 256;
/** Networks that are remembered: about 100 bytes each. */
const MAX_NETWORKS = 100_000;

/** An event's sender, as the budget sees it. */
type Sender = Pick<TrackedEvent, 'ipAddress' | 'isDemo'>;

/** How much each network (/24, IPv6: /48) may still add today to what is stored once and kept. Demo data is free. */
export class TextBudget {
  private spent = new Map<string, number>();
  private day = '';

  /** @param now the current time in milliseconds */
  constructor(private readonly now: () => number = Date.now) {}

  /** Whether a new row with this text may be added for the sender; then it is charged. */
  takeRow(sender: Sender, text: string): boolean {
    return this.take(sender, ROW_BYTES + Buffer.byteLength(text));
  }

  /** Whether further data may be stored with an event of the sender. */
  takeExtra(sender: Sender, extra: object): boolean {
    const bytes = Buffer.byteLength(JSON.stringify(extra));
    return bytes <= FREE_EXTRA || this.take(sender, bytes - FREE_EXTRA);
  }

  private take({ ipAddress, isDemo }: Sender, bytes: number): boolean {
    if (isDemo) return true;
    const day = new Date(this.now()).toISOString().slice(0, 10);
    if (this.day !== day || this.spent.size >= MAX_NETWORKS) this.spent = new Map();
    this.day = day;
    const network = ipAddress ?? '';
    const spent = (this.spent.get(network) ?? 0) + bytes;
    if (spent > DAILY_BUDGET) return false;
    this.spent.set(network, spent);
    return true;
  }
}
