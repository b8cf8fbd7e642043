import { Injectable, type PipeTransform } from '@nestjs/common';
import { NotFoundError } from '../errors';

/** The largest id that PostgreSQL's integer holds. */
const MAX_ID = 2_147_483_647;

/** Reads an id from a path: `@Param('id', IdParam) id: number`. An invalid id answers 404. */
@Injectable()
export class IdParam implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = Number(text);
    if (!/^[1-9]\d*$/.test(text) || id > MAX_ID) throw new NotFoundError(`There is nothing under '${text}'.`);
    return id;
  }
}
