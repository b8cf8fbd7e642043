import { Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { serveDevelopmentSite } from './development-site';
import { SITE_CODE, loadBuiltSite } from './site-code';

/** The frontend's build; in development its sources. */
@Module({
  providers: [
    {
      provide: SITE_CODE,
      inject: [BACKEND_CONFIG, HttpAdapterHost],
      useFactory: (config: BackendConfig, { httpAdapter }: HttpAdapterHost) =>
        config.isDevelopment
          ? serveDevelopmentSite(httpAdapter.getInstance<FastifyInstance>(), config)
          : loadBuiltSite(),
    },
  ],
  exports: [SITE_CODE],
})
export class SiteCodeModule {}
