import { Annotation } from './entities/analytics/annotation.entity';
import { ApiToken } from './entities/account/api-token.entity';
import { BlogPost } from './entities/publishing/blog-post.entity';
import { BlogPostChange } from './entities/publishing/blog-post.entity';
import { BotRule } from './entities/analytics/bot-rule.entity';
import { ChatModelBudget } from './entities/chat/chat-model-budget.entity';
import { ChatModelUsage } from './entities/chat/chat-model-usage.entity';
import { ChatQuestion } from './entities/chat/chat-question.entity';
import { TrafficAlert } from './entities/analytics/traffic-alert.entity';
import { Commission } from './entities/earnings/commission.entity';
import { ConversionImport } from './entities/earnings/conversion-import.entity';
import { ExchangeRate } from './entities/earnings/exchange-rate.entity';
import { Conversion } from './entities/earnings/conversion.entity';
import { Image } from './entities/publishing/image.entity';
import { Notification } from './entities/operations/notification.entity';
import { NotificationPreferences } from './entities/operations/notification-preferences.entity';
import { LinkCheck } from './entities/publishing/link-check.entity';
import { LinkSwitch } from './entities/catalog/link-switch.entity';
import { MaintenanceRun } from './entities/maintenance/maintenance-run.entity';
import { NewsletterSubscriber } from './entities/publishing/newsletter-subscriber.entity';
import { Owner } from './entities/account/owner.entity';
import { ProductAlias } from './entities/earnings/product-alias.entity';
import { ProductFormerSlug } from './entities/catalog/product.entity';
import { Product } from './entities/catalog/product.entity';
import { ProductVersion } from './entities/catalog/product.entity';
import { RankChange } from './entities/catalog/product.entity';
import { SearchMiss } from './entities/site/search-miss.entity';
import { SavedView } from './entities/analytics/saved-view.entity';
import { Session } from './entities/account/session.entity';
import { ShareLink } from './entities/share-links/share-link.entity';
import { ShortLink } from './entities/catalog/short-link.entity';
import { SignInRecord } from './entities/account/sign-in-record.entity';
import { StudyChange } from './entities/catalog/study-change.entity';
import { StudyCheck } from './entities/catalog/study-check.entity';
import { SiteSettings } from './entities/settings/site-settings.entity';
import { WrittenAnswer } from './entities/chat/written-answer.entity';

/**
 * The columns of the tables of the owner's data. Keys, checks and indexes are in the migrations only, and so are the
 * tables of the event store and of operations.
 */
export const entities = [
  Annotation,
  ApiToken,
  BlogPost,
  BlogPostChange,
  BotRule,
  ChatModelBudget,
  ChatModelUsage,
  ChatQuestion,
  TrafficAlert,
  Commission,
  Conversion,
  ConversionImport,
  ExchangeRate,
  Image,
  LinkCheck,
  LinkSwitch,
  Notification,
  NotificationPreferences,
  MaintenanceRun,
  NewsletterSubscriber,
  Owner,
  Product,
  ProductAlias,
  ProductFormerSlug,
  ProductVersion,
  RankChange,
  SavedView,
  SearchMiss,
  Session,
  ShareLink,
  ShortLink,
  SignInRecord,
  SiteSettings,
  StudyChange,
  StudyCheck,
  WrittenAnswer,
];
