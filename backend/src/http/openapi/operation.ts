import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiAcceptedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';

/** Describes an operation. Its id is the name of its method, which no other controller may use. */
export const Operation = (summary: string, description: string) => ApiOperation({ summary, description });

/** The operation answers with 204. */
export const NoContent = () => applyDecorators(HttpCode(204), ApiNoContentResponse());

/** The operation answers with 202. */
export const Accepted = (type: Type) => applyDecorators(HttpCode(202), ApiAcceptedResponse({ type }));

/**
 * The operation answers with text.
 *
 * @param type 'text/csv'
 * @param example its first lines
 */
export const TextAnswer = (type: string, ...example: string[]) =>
  ApiOkResponse({ content: { [type]: { schema: { type: 'string' }, example: example.join('\n') } } });
