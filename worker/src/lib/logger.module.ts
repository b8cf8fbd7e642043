import { LoggerModule } from 'nestjs-pino';
import { readConfig } from './config';
import { loggedError } from '@astaguide/database/logged-error';

/** The worker's log, at the level of LOG_LEVEL. */
export const loggerModule = LoggerModule.forRootAsync({
  useFactory: () => ({
    pinoHttp: { level: readConfig().logLevel, serializers: { err: loggedError }, autoLogging: false },
  }),
});
