import type { BotReason } from './judge-bot';

/** A row for the log as RECORD_EVENTS_SQL takes it; what is undefined is null. Ids are those of texts. */
export interface RecordableEvent {
  id: string;
  timestamp: string;
  visitor: string;
  type_id: number;
  origin_id: number;
  source_id: number;
  channel_id: number;
  campaign_id: number | undefined;
  user_agent_id: number;
  device_id: number;
  browser_id: number;
  page_id: number | undefined;
  country_id: number | undefined;
  language_id: number | undefined;
  /** Kept where there is such a product. */
  given_product_id: number | undefined;
  slot_id: number | undefined;
  data_id: number | undefined;
  rank: number | undefined;
  data_keys: number;
  network: string | undefined;
  price: string | undefined;
  taken_after_ms: number;
  sent_before_ms: number | undefined;
  job_id: string | undefined;
  data: string | undefined;
  bot_reasons: BotReason[] | undefined;
  is_demo: true | undefined;
}
