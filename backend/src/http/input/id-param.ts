import { Injectable, type PipeTransform } from '@nestjs/common';
import { NotFoundError } from '../errors';

/** The largest id that PostgreSQL's integer holds. */
const LARGEST_ID = 2_147_483_647;

/** Reads an id from a path: `@Param('id', IdParam) id: number`. What cannot be an id is told as not found. */
@Injectable()
export class IdParam implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = Number(text);
    if (!/^[1-9]\d*$/.test(text) || id > LARGEST_ID)
      throw new NotFoundError(`There is nothing under '${text}'.`);
    return id;
  }
}
