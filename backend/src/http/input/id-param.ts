import { MAX_ROW_ID } from '@astaguide/contracts/lib/row-id';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { NotFoundError } from '../errors';

/** Reads an id from a path: `@Param('id', IdParam) id: number`. An invalid id answers 404. */
@Injectable()
export class IdParam implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = Number(text);
    if (!/^[1-9]\d*$/.test(text) || id > MAX_ROW_ID)
      throw new NotFoundError(`There is nothing under '${text}'.`);
    return id;
  }
}

/** Reads an id of PostgreSQL's bigint, which a number would not hold: `@Param('id', LongIdParam) id: string`. */
@Injectable()
export class LongIdParam implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!/^[1-9]\d{0,17}$/.test(text)) throw new NotFoundError(`There is nothing under '${text}'.`);
    return text;
  }
}
