import { MAX_ROW_ID } from '@astaguide/contracts/values/row-id';
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
