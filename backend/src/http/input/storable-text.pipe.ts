import { storableText } from '@astaguide/contracts/lib/storable-text';
import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { InvalidInputError, NotFoundError } from '../errors';

const schema = storableText();

/** Rejects text that PostgreSQL cannot store, in the query as invalid input and in the path as not found. */
@Injectable()
export class StorableTextPipe implements PipeTransform {
  transform(value: unknown, { type, data: name }: ArgumentMetadata): unknown {
    if (type === 'param' && messageFor(value) !== undefined)
      throw new NotFoundError('There is nothing at this address.');
    if (type !== 'query') return value;
    // A route reads either one value of the query, or all of them.
    const values = name === undefined ? Object.entries(value as object) : [[name, value] as const];
    const errors = values.flatMap(([path, one]) => {
      const message = messageFor(one);
      return message === undefined ? [] : [{ path, message }];
    });
    if (errors.length > 0) throw new InvalidInputError(errors);
    return value;
  }
}

/** The error of a value; a repeated parameter is an array. */
function messageFor(value: unknown): string | undefined {
  const texts = [value].flat().filter((one) => typeof one === 'string');
  return texts.map((text) => schema.safeParse(text).error?.issues[0]?.message).find(Boolean);
}
