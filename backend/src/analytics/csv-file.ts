import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { TextAnswer } from '../http/openapi/operation';

/** A table as a CSV file. */
export interface CsvFile {
  name: string;
  text: string;
}

/** Without it, spreadsheets read a file in an encoding of the system's. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Row limit of files, higher than any real number of rows. */
export const ALL_ROWS = 1_000_000;

/** Sends the file as a download: its text is compressed in one go, unlike a stream. */
@Injectable()
class CsvInterceptor implements NestInterceptor<CsvFile, string> {
  intercept(context: ExecutionContext, next: CallHandler<CsvFile>): Observable<string> {
    return next.handle().pipe(
      map(({ name, text }) => {
        void context
          .switchToHttp()
          .getResponse<FastifyReply>()
          .headers({
            'content-type': 'text/csv; charset=utf-8; header=present',
            'content-disposition': `attachment; filename="${name}"`,
          });
        return BYTE_ORDER_MARK + text;
      }),
    );
  }
}

/**
 * The operation answers with the CSV file that it returns.
 *
 * @param example its first lines
 */
export const CsvAnswer = (...example: string[]) =>
  applyDecorators(UseInterceptors(CsvInterceptor), TextAnswer('text/csv', ...example));
