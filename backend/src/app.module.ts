import { dataSourceOptions } from '@astaguide/database/data-source';
import { entities } from '@astaguide/database/entities';
import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LoggerModule } from 'nestjs-pino';
import { ZodValidationPipe } from 'nestjs-zod';
import { AnalyticsModule } from './analytics/analytics.module';
import { AuthModule } from './account/auth.module';
import { BlogModule } from './publishing/blog/blog.module';
import { ChatModule } from './chat/chat.module';
import { BACKEND_CONFIG, readConfig, type BackendConfig, QUERY_TIMEOUT } from './lib/config';
import { MaintenanceModule } from './maintenance/maintenance.module';
import { EarningsModule } from './earnings/earnings.module';
import { EvidenceModule } from './catalog/evidence/evidence.module';
import { GracefulShutdown } from './http/graceful-shutdown.service';
import { loggedError } from '@astaguide/database/logged-error';
import { Throttles } from './http/limits/throttle';
import { ProblemFilter } from './http/problem.filter';
import { StorableTextPipe } from './http/input/storable-text.pipe';
import { TextLinksModule } from './site/text-links/text-links.module';
import { PostImportsModule } from './publishing/imports/post-imports.module';
import { ImagesModule } from './publishing/images/images.module';
import { NewsletterModule } from './publishing/newsletter/newsletter.module';
import { OperationsModule } from './operations/operations.module';
import { queueProviders } from './lib/queues.provider';
import { ProductsModule } from './catalog/products/products.module';
import { SettingsModule } from './settings/settings.module';
import { ShareLinksModule } from './share-links/share-links.module';
import { SiteModule } from './site/site.module';
import { WrittenAnswersModule } from './chat/written-answers/written-answers.module';

/** What every module may inject, repositories of all entities among it. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(entities)],
  providers: [
    { provide: BACKEND_CONFIG, useFactory: () => readConfig() },
    GracefulShutdown,
    Throttles,
    ...queueProviders,
  ],
  exports: [TypeOrmModule, BACKEND_CONFIG, GracefulShutdown, Throttles, ...queueProviders],
})
class ProcessModule {}

@Module({
  imports: [
    ProcessModule,
    LoggerModule.forRootAsync({
      inject: [BACKEND_CONFIG],
      // Requests are logged by a server hook, which adds no cost to the tracking route.
      useFactory: (config: BackendConfig) => ({
        pinoHttp: { level: config.logLevel, serializers: { err: loggedError } },
        forRoutes: [],
      }),
    }),
    TypeOrmModule.forRootAsync({
      inject: [BACKEND_CONFIG],
      useFactory: (config: BackendConfig) => {
        const options = dataSourceOptions(config.databaseUrl);
        return { ...options, extra: { ...(options.extra as object), query_timeout: QUERY_TIMEOUT } };
      },
    }),
    AuthModule,
    ProductsModule,
    TextLinksModule,
    PostImportsModule,
    BlogModule,
    SettingsModule,
    ImagesModule,
    AnalyticsModule,
    MaintenanceModule,
    EarningsModule,
    EvidenceModule,
    NewsletterModule,
    WrittenAnswersModule,
    ChatModule,
    ShareLinksModule,
    OperationsModule,
    // The site's routes match every path, so they are registered last.
    SiteModule,
  ],
  providers: [
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useClass: StorableTextPipe },
    { provide: APP_PIPE, useClass: ZodValidationPipe },
  ],
})
export class AppModule {}
