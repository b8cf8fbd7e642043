import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyContextConfig } from 'fastify';
import { BODY_LIMIT } from '../input/json-bodies';

export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Parameter = Exclude<NonNullable<Operation['parameters']>[number], { $ref: string }>;

/** An operation of the OpenAPI document with its address, and the options of its route. */
export interface Route {
  method: string;
  path: string;
  operation: Operation;
  options: FastifyContextConfig;
}

const MEBIBYTE = 1024 * 1024;

/** When a route refuses a request, by status. */
type Refusals = Partial<Record<number, string>>;

/**
 * The statuses with which a route refuses requests, as far as they follow from its options and its input, and when it
 * does so.
 */
export function refusalsOf(route: Route): Refusals {
  return {
    400: 'The request names more than one host.',
    ...refusalsOfInput(route),
    ...refusalsOfCaller(route),
    ...refusalsUnderLoad(route),
  };
}

function refusalsOfInput({ operation, options }: Route): Refusals {
  const parameters = (operation.parameters ?? []) as Parameter[];
  const namesIn = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name);
  const inPath = namesIn('path');
  const types = Object.keys((operation.requestBody as { content?: object } | undefined)?.content ?? {});
  const type = types[0];
  return {
    ...(type && {
      400: `The body is not well-formed ${options.takesForms ? 'form data' : 'JSON'}.`,
      413: options.takesForms
        ? 'The file is too large.'
        : `The body is larger than ${sizeText(options.bodyLimit ?? BODY_LIMIT)}.`,
      415: `The body is not ${type}.`,
    }),
    ...(inPath.length > 0 && { 404: `There is nothing with this ${inPath.join(' and ')}.` }),
    ...((type || namesIn('query').length > 0) && {
      422: 'The input is not valid.',
    }),
  };
}

function refusalsOfCaller({ method, options: { isPublic, tokenScope } }: Route): Refusals {
  const reasons = [
    ...(tokenScope ? [`the token lacks the scope \`${tokenScope}\``] : []),
    ...(method === 'get' ? [] : ['the request was sent by a page of another site']),
  ];
  return {
    ...(!isPublic && {
      401: tokenScope ? 'Neither signed in nor called with a valid token.' : 'Not signed in.',
    }),
    ...(reasons.length > 0 && { 403: `Refused because ${reasons.join(', or because ')}.` }),
  };
}

function refusalsUnderLoad({ path, options: { limitsEventRate, tokenScope } }: Route): Refusals {
  return {
    ...((limitsEventRate || tokenScope) && { 429: 'Too many requests.' }),
    ...(path.startsWith('/api/') && { 503: 'The site is overloaded or cannot reach its database.' }),
  };
}

/** 8192 → '8 KiB', 1048576 → '1 MiB'. */
function sizeText(bytes: number): string {
  return bytes < MEBIBYTE ? `${bytes / 1024} KiB` : `${bytes / MEBIBYTE} MiB`;
}
