import { LoggerModule } from 'nestjs-pino';
import { readConfig } from './config';

/** The worker's log, at the level of LOG_LEVEL. */
export const loggerModule = LoggerModule.forRootAsync({
  useFactory: () => ({ pinoHttp: { level: readConfig().logLevel, autoLogging: false } }),
});
