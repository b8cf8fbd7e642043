import { AnalyticsEvent } from './entities/analytics-event.entity';
import { Annotation } from './entities/annotation.entity';
import { ApiToken } from './entities/api-token.entity';
import { BackupRun } from './entities/backup-run.entity';
import { BlogPost } from './entities/blog-post.entity';
import { BotRule, BotTrialFigures } from './entities/bot-rule.entity';
import { ChatModelUsage } from './entities/chat-model-usage.entity';
import { ChatPassage } from './entities/chat-passage.entity';
import { ChatQuestion } from './entities/chat-question.entity';
import { ClickAlert } from './entities/click-alert.entity';
import { Commission } from './entities/commission.entity';
import { ConversionImport } from './entities/conversion-import.entity';
import { Conversion } from './entities/conversion.entity';
import {
  AttributionToDate,
  CrossingDay,
  PackedCrossingToDate,
  DailyAttribution,
  DailyFunnel,
  FunnelToDate,
  DerivedDay,
  DerivedClosing,
} from './entities/derived.entity';
import { EventOrigin, EventText } from './entities/event-dictionary.entity';
import { CompactedMonth } from './entities/compacted-month.entity';
import { DayVerification } from './entities/day-verification.entity';
import { DemoDay } from './entities/demo-day.entity';
import { EventId } from './entities/event-id.entity';
import { EventInbox } from './entities/event-inbox.entity';
import { EventQuarantine } from './entities/event-quarantine.entity';
import { Image } from './entities/image.entity';
import { MailSent } from './entities/mail-sent.entity';
import { DailyBots, LeftOutDay } from './entities/left-out.entity';
import { MailSettings } from './entities/mail-settings.entity';
import { MaintenanceRun } from './entities/maintenance-run.entity';
import { NewsletterSubscriber } from './entities/newsletter-subscriber.entity';
import { Owner } from './entities/owner.entity';
import { ProductAlias } from './entities/product-alias.entity';
import { ProductFormerSlug } from './entities/product-former-slug.entity';
import { Product } from './entities/product.entity';
import { RateLimit } from './entities/rate-limit.entity';
import { RunningWorker } from './entities/running-worker.entity';
import {
  DailyRollup,
  PackedQuarters,
  QuarterRollup,
  RollupToDate,
  RollupClosing,
} from './entities/rollup.entity';
import { Session } from './entities/session.entity';
import { ShareLink } from './entities/share-link.entity';
import { SiteSettings } from './entities/site-settings.entity';
import { UserAgent } from './entities/user-agent.entity';
import { VisitorMark, VisitorSalt } from './entities/visitor.entity';
import { WorkerMinute } from './entities/worker-minute.entity';

/** Every table the product has, but for the queue's own schema. */
export const entities = [
  AnalyticsEvent,
  Annotation,
  ApiToken,
  AttributionToDate,
  BackupRun,
  BlogPost,
  BotRule,
  BotTrialFigures,
  ChatModelUsage,
  ChatPassage,
  ChatQuestion,
  ClickAlert,
  Commission,
  Conversion,
  ConversionImport,
  CompactedMonth,
  CrossingDay,
  PackedCrossingToDate,
  DailyAttribution,
  DailyFunnel,
  FunnelToDate,
  DailyRollup,
  DerivedDay,
  DayVerification,
  DemoDay,
  EventId,
  EventInbox,
  EventOrigin,
  EventQuarantine,
  EventText,
  Image,
  MailSent,
  DailyBots,
  LeftOutDay,
  MailSettings,
  MaintenanceRun,
  NewsletterSubscriber,
  Owner,
  PackedQuarters,
  Product,
  ProductAlias,
  ProductFormerSlug,
  QuarterRollup,
  RateLimit,
  RunningWorker,
  RollupToDate,
  Session,
  ShareLink,
  SiteSettings,
  DerivedClosing,
  RollupClosing,
  UserAgent,
  VisitorMark,
  VisitorSalt,
  WorkerMinute,
];
