import { AnalyticsEvent } from './entities/analytics-event.entity';
import { BackupRun } from './entities/backup-run.entity';
import { BlogPost } from './entities/blog-post.entity';
import { ChatModelUsage } from './entities/chat-model-usage.entity';
import { ChatPassage } from './entities/chat-passage.entity';
import { ChatQuestion } from './entities/chat-question.entity';
import {
  CrossingDay,
  CrossingMonth,
  DailyAttribution,
  DailyFunnel,
  DerivedDay,
  DerivedMonth,
  MonthlyAttribution,
} from './entities/derived.entity';
import { DroppedEventMonth, EventOrigin, EventText } from './entities/event-dictionary.entity';
import { EventId } from './entities/event-id.entity';
import { EventInbox } from './entities/event-inbox.entity';
import { EventQuarantine } from './entities/event-quarantine.entity';
import { Image } from './entities/image.entity';
import { NewsletterSubscriber } from './entities/newsletter-subscriber.entity';
import { Owner } from './entities/owner.entity';
import { ProductFormerSlug } from './entities/product-former-slug.entity';
import { Product } from './entities/product.entity';
import { RateLimit } from './entities/rate-limit.entity';
import { RunningWorker } from './entities/running-worker.entity';
import { DailyRollup, MonthlyRollup, QuarterRollup, RollupMonth } from './entities/rollup.entity';
import { Session } from './entities/session.entity';
import { SiteSettings } from './entities/site-settings.entity';
import { UserAgent } from './entities/user-agent.entity';
import { VisitorMark, VisitorSalt } from './entities/visitor.entity';
import { WorkerMinute } from './entities/worker-minute.entity';

/** Every table the product has, but for the queue's own schema. */
export const entities = [
  AnalyticsEvent,
  BackupRun,
  BlogPost,
  ChatModelUsage,
  ChatPassage,
  ChatQuestion,
  CrossingDay,
  CrossingMonth,
  DailyAttribution,
  DailyFunnel,
  DailyRollup,
  DerivedDay,
  DerivedMonth,
  DroppedEventMonth,
  EventId,
  EventInbox,
  EventOrigin,
  EventQuarantine,
  EventText,
  Image,
  MonthlyAttribution,
  MonthlyRollup,
  NewsletterSubscriber,
  Owner,
  Product,
  ProductFormerSlug,
  QuarterRollup,
  RateLimit,
  RunningWorker,
  RollupMonth,
  Session,
  SiteSettings,
  UserAgent,
  VisitorMark,
  VisitorSalt,
  WorkerMinute,
];
