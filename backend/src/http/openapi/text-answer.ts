import { ApiOkResponse } from '@nestjs/swagger';

/**
 * Describes a successful answer of text.
 *
 * @param type 'text/csv'
 * @param example its first lines
 */
export const ApiTextAnswer = (type: string, ...example: string[]) =>
  ApiOkResponse({ content: { [type]: { schema: { type: 'string' }, example: example.join('\n') } } });
