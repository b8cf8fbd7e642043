import { Annotation } from './entities/annotation.entity';
import { ApiToken } from './entities/api-token.entity';
import { BlogPost } from './entities/blog-post.entity';
import { BotRule } from './entities/bot-rule.entity';
import { ChatPassage } from './entities/chat-passage.entity';
import { ChatQuestion } from './entities/chat-question.entity';
import { ClickAlert } from './entities/click-alert.entity';
import { Commission } from './entities/commission.entity';
import { ConversionImport } from './entities/conversion-import.entity';
import { Conversion } from './entities/conversion.entity';
import { Image } from './entities/image.entity';
import { MailSent } from './entities/mail-sent.entity';
import { MailSettings } from './entities/mail-settings.entity';
import { MaintenanceRun } from './entities/maintenance-run.entity';
import { NewsletterSubscriber } from './entities/newsletter-subscriber.entity';
import { Owner } from './entities/owner.entity';
import { ProductFormerSlug } from './entities/product-former-slug.entity';
import { Product } from './entities/product.entity';
import { Session } from './entities/session.entity';
import { ShareLink } from './entities/share-link.entity';
import { SiteSettings } from './entities/site-settings.entity';

/**
 * The owner's data: which columns a table has. Its keys, checks and indexes stand in the migrations alone, and so do the
 * tables of the event store and of operations.
 */
export const entities = [
  Annotation,
  ApiToken,
  BlogPost,
  BotRule,
  ChatPassage,
  ChatQuestion,
  ClickAlert,
  Commission,
  Conversion,
  ConversionImport,
  Image,
  MailSent,
  MailSettings,
  MaintenanceRun,
  NewsletterSubscriber,
  Owner,
  Product,
  ProductFormerSlug,
  Session,
  ShareLink,
  SiteSettings,
];
