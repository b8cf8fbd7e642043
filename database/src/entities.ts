import { Annotation } from './entities/analytics/annotation.entity';
import { ApiToken } from './entities/account/api-token.entity';
import {
  BlogPost,
  BlogPostChange,
  BlogPostFormerSlug,
  BlogPostVersion,
  BlogWorkingCopy,
} from './entities/publishing/blog-post.entity';
import { AddressMiss, Redirect } from './entities/publishing/redirect.entity';
import { HistoryImport } from './entities/analytics/history-import.entity';
import { BotRule } from './entities/analytics/bot-rule.entity';
import { Goal, IgnoredEventType } from './entities/analytics/goal.entity';
import { ChatModelBudget } from './entities/chat/chat-model-budget.entity';
import { ChatModelUsage } from './entities/chat/chat-model-usage.entity';
import { ChatQuestion } from './entities/chat/chat-question.entity';
import { TrafficAlert } from './entities/analytics/traffic-alert.entity';
import { Commission } from './entities/earnings/commission.entity';
import { ConversionImport } from './entities/earnings/conversion-import.entity';
import { ExchangeRate } from './entities/earnings/exchange-rate.entity';
import { RefusedPostback } from './entities/earnings/refused-postback.entity';
import { Conversion } from './entities/earnings/conversion.entity';
import { Image } from './entities/publishing/image.entity';
import { Notification } from './entities/operations/notification.entity';
import { NotificationPreferences } from './entities/operations/notification-preferences.entity';
import { LinkCheck } from './entities/publishing/link-check.entity';
import { LinkSwitch } from './entities/catalog/link-switch.entity';
import { MaintenanceRun } from './entities/maintenance/maintenance-run.entity';
import { NewsletterSubscriber } from './entities/publishing/newsletter-subscriber.entity';
import { Owner } from './entities/account/owner.entity';
import { ImportedPost, PostImport } from './entities/publishing/post-import.entity';
import { ProductAlias } from './entities/earnings/product-alias.entity';
import { ProductFormerSlug, Product, ProductVersion, RankChange } from './entities/catalog/product.entity';
import { SearchMiss } from './entities/site/search-miss.entity';
import { SavedView } from './entities/analytics/saved-view.entity';
import { Session } from './entities/account/session.entity';
import { ShareLink } from './entities/share-links/share-link.entity';
import { ShortLink } from './entities/catalog/short-link.entity';
import { SignInRecord } from './entities/account/sign-in-record.entity';
import { OwnStudy } from './entities/catalog/own-study.entity';
import { StudyChange } from './entities/catalog/study-change.entity';
import { StudyCheck } from './entities/catalog/study-check.entity';
import { ConnectionSettings } from './entities/settings/connection-settings.entity';
import { SiteSettings } from './entities/settings/site-settings.entity';
import { AnswerCorrection } from './entities/chat/answer-correction.entity';
import { WrittenAnswer } from './entities/chat/written-answer.entity';

/**
 * The columns of the tables of the owner's data. Keys, checks and indexes are in the migrations only, and so are the
 * tables of the event store and of operations.
 */
export const entities = [
  AddressMiss,
  Annotation,
  ApiToken,
  BlogPost,
  BlogPostChange,
  BlogPostFormerSlug,
  BlogPostVersion,
  BlogWorkingCopy,
  BotRule,
  ChatModelBudget,
  ChatModelUsage,
  ChatQuestion,
  TrafficAlert,
  Commission,
  ConnectionSettings,
  RefusedPostback,
  Conversion,
  ConversionImport,
  ExchangeRate,
  Goal,
  IgnoredEventType,
  HistoryImport,
  Image,
  ImportedPost,
  LinkCheck,
  LinkSwitch,
  Notification,
  NotificationPreferences,
  MaintenanceRun,
  NewsletterSubscriber,
  Owner,
  PostImport,
  Product,
  ProductAlias,
  ProductFormerSlug,
  ProductVersion,
  RankChange,
  Redirect,
  SavedView,
  SearchMiss,
  Session,
  ShareLink,
  ShortLink,
  SignInRecord,
  SiteSettings,
  OwnStudy,
  StudyChange,
  StudyCheck,
  AnswerCorrection,
  WrittenAnswer,
];
