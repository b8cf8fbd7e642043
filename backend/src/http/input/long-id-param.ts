import { Injectable, type PipeTransform } from '@nestjs/common';
import { NotFoundError } from '../errors';

/** Reads an id of PostgreSQL's bigint, which a number would not hold: `@Param('id', LongIdParam) id: string`. */
@Injectable()
export class LongIdParam implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!/^[1-9]\d{0,17}$/.test(text)) throw new NotFoundError(`There is nothing under '${text}'.`);
    return text;
  }
}
