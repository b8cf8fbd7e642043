import { AnalyticsEvent } from './entities/analytics-event.entity';
import { BlogPost } from './entities/blog-post.entity';
import { ChatModelUsage } from './entities/chat-model-usage.entity';
import { ChatPassage } from './entities/chat-passage.entity';
import { ChatQuestion } from './entities/chat-question.entity';
import { Commission } from './entities/commission.entity';
import { ConversionImport } from './entities/conversion-import.entity';
import { Conversion } from './entities/conversion.entity';
import { EventId } from './entities/event-id.entity';
import { EventInbox } from './entities/event-inbox.entity';
import { EventQuarantine } from './entities/event-quarantine.entity';
import { Image } from './entities/image.entity';
import { NewsletterSubscriber } from './entities/newsletter-subscriber.entity';
import { Owner } from './entities/owner.entity';
import { ProductAlias } from './entities/product-alias.entity';
import { ProductFormerSlug } from './entities/product-former-slug.entity';
import { Product } from './entities/product.entity';
import { RateLimit } from './entities/rate-limit.entity';
import { DailyRollup, HourlyRollup } from './entities/rollup.entity';
import { Session } from './entities/session.entity';
import { SiteSettings } from './entities/site-settings.entity';
import { UserAgent } from './entities/user-agent.entity';
import { VisitorMark, VisitorSalt } from './entities/visitor.entity';

/** Every table the product has, but for the queue's own schema. */
export const entities = [
  AnalyticsEvent,
  BlogPost,
  ChatModelUsage,
  ChatPassage,
  ChatQuestion,
  Commission,
  Conversion,
  ConversionImport,
  DailyRollup,
  EventId,
  EventInbox,
  EventQuarantine,
  HourlyRollup,
  Image,
  NewsletterSubscriber,
  Owner,
  Product,
  ProductAlias,
  ProductFormerSlug,
  RateLimit,
  Session,
  SiteSettings,
  UserAgent,
  VisitorMark,
  VisitorSalt,
];
