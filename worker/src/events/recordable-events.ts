import type { TrackedEvent } from '@astaguide/contracts/analytics-event';
import type { JudgeByRules, RulesInForce } from '../bot-rules/rules-in-force';
import { originKey, type EventOrigin, type EventOriginsRepository } from './event-origins.repository';
import type { EventTextsRepository } from './event-texts.repository';
import { judgeBot } from './judge-bot';
import type { RecordableEvent } from './recordable-event';
import { offersOf, splitEventData, type SplitData } from './split-event-data';
import type { KnownUserAgent, UserAgentsRepository } from './user-agents.repository';

/** An event with what the worker knows of its way. */
export interface Arrival {
  event: TrackedEvent;
  jobId: string | null;
  /** When the worker took it, milliseconds since 1970. */
  takenAt: number;
}

const LARGEST = 2_147_483_647;

/** Turns events into rows of the log, texts into ids. */
export class RecordableEvents {
  constructor(
    private readonly texts: EventTextsRepository,
    private readonly origins: EventOriginsRepository,
    private readonly userAgents: UserAgentsRepository,
    private readonly rules: Pick<RulesInForce, 'read'>,
  ) {}

  /** @throws what PostgreSQL throws, also for a text that it cannot store */
  async make(arrivals: Arrival[]): Promise<RecordableEvent[]> {
    const splits = arrivals.map(({ event }) => splitEventData(event));
    const texts = await this.texts.identify(textsOf(arrivals, splits));
    const idOf = (text: string | null) => (text === null ? 0 : texts.get(text)!);
    const origins = arrivals.map(({ event }) => originOf(event, idOf));
    const originIds = await this.origins.identify(
      new Map(origins.map((origin) => [originKey(origin), origin])),
    );
    const agents = await this.userAgents.identify(new Set(arrivals.map(({ event }) => event.userAgent)));
    const judgeByRules = await this.rules.read();
    return arrivals.map((arrival, index) =>
      rowOf(arrival, splits[index]!, {
        idOf,
        judgeByRules,
        origin: origins[index]!,
        originId: originIds.get(originKey(origins[index]!))!,
        agent: agents.get(arrival.event.userAgent)!,
      }),
    );
  }
}

function textsOf(arrivals: Arrival[], splits: SplitData[]): Set<string> {
  const texts = new Set<string>();
  const add = (text: string | null) => text !== null && texts.add(text);
  for (const [index, { event }] of arrivals.entries()) {
    for (const text of [event.eventType, event.page, event.slot, event.source, event.channel]) add(text);
    for (const text of [event.referrer, event.utmSource, event.utmMedium, event.utmCampaign]) add(text);
    for (const text of [event.country, event.language, splits[index]!.shared]) add(text);
    for (const { slot } of offersOf(event)) add(slot);
  }
  return texts;
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

interface Known {
  idOf: (text: string | null) => number;
  judgeByRules: JudgeByRules;
  origin: EventOrigin;
  originId: number;
  agent: KnownUserAgent;
}

function rowOf({ event, jobId, takenAt }: Arrival, split: SplitData, known: Known): RecordableEvent {
  const { idOf, origin, originId, agent } = known;
  const orNone = (text: string | null) => idOf(text) || undefined;
  return {
    id: event.id,
    // Finer than the log's milliseconds would be rounded, and might fall into the next day.
    timestamp: new Date(event.timestamp).toISOString(),
    visitor: event.visitor,
    type_id: idOf(event.eventType),
    origin_id: originId,
    source_id: origin.source,
    channel_id: origin.channel,
    campaign_id: origin.utmCampaign || undefined,
    user_agent_id: agent.id,
    device_id: agent.deviceId,
    browser_id: agent.browserId,
    page_id: orNone(event.page),
    country_id: orNone(event.country),
    language_id: orNone(event.language),
    given_product_id: event.productId ?? undefined,
    slot_id: orNone(event.slot),
    data_id: orNone(split.shared),
    rank: event.rank ?? undefined,
    data_keys: split.keys,
    network: event.ipAddress ?? undefined,
    price: event.price ?? undefined,
    taken_after_ms: Math.max(-LARGEST, Math.min(takenAt - Date.parse(event.timestamp), LARGEST)),
    sent_before_ms: split.sentBefore ?? undefined,
    job_id: jobId ?? undefined,
    data: split.inline ?? undefined,
    bot_reasons: judgeBot(event, known.judgeByRules) ?? undefined,
    is_demo: event.isDemo,
  };
}
