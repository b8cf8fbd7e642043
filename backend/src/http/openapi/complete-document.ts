import type { Problem } from '@astaguide/contracts/lib/problem';
import type { DocumentBuilder, OpenAPIObject } from '@nestjs/swagger';
import type { FastifyContextConfig } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { ROUTE_OPTION, tokenScopeOf } from '../route-options';
import { type Schema, type Schemas, exampleOf } from './example-of';
import { type Operation, type Route, refusalsOf } from './refusals';
import { SESSION_COOKIE } from '../session/session-cookie';

type Scheme = Parameters<DocumentBuilder['addSecurity']>[1];

/** How a caller shows who it is, by the name in the OpenAPI document. */
export const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE, description: 'The signed-in owner.' },
  token: { type: 'http', scheme: 'bearer', description: 'One of the owner’s API tokens.' },
  tokenInQuery: { type: 'apiKey', in: 'query', name: 'token', description: 'The same, in the address.' },
  metricsToken: { type: 'http', scheme: 'bearer', description: 'The value of METRICS_TOKEN.' },
} as const satisfies Record<string, Scheme>;

export type SecurityScheme = keyof typeof securitySchemes;

/** Name of the schema of every refusal. */
export const PROBLEM = 'Problem';

type Answer = Exclude<Operation['responses'][string], { $ref: string } | undefined>;
type Content = NonNullable<Answer['content']>;

/** What the parts of an address mean, by name. */
const PATH_PARAMETERS: Record<string, string> = {
  id: 'As listed.',
  key: 'Key of the study, as listed.',
  slug: 'The last part of the page’s address.',
  filename: 'As in the picture’s address.',
  productId: 'Id of the product.',
  currency: 'ISO 4217 code.',
  secret: 'The last part of the preview’s address.',
  eventType: 'The type of an event, as it was sent.',
  version: 'The number of the version.',
  validFrom: 'The day from which it is valid.',
};

const RETRY_AFTER = { description: 'Seconds to wait before the next request.', schema: { type: 'integer' } };

/**
 * Adds to an OpenAPI document what follows from the routes: who may call an operation, how it refuses requests, and
 * examples of its input and its answer.
 *
 * @param zodSchemas those of the document's components and of PROBLEM, by name
 */
export function completeDocument(
  document: OpenAPIObject,
  zodSchemas: ReadonlyMap<string, z.ZodType>,
): OpenAPIObject {
  const schemas: Schemas = {
    ...document.components?.schemas,
    ...Object.fromEntries([...zodSchemas].map(([name, schema]) => [name, schemaObjectOf(schema)])),
  };
  const paths = Object.entries(document.paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations as Record<string, Operation>).map(([method, described]) => {
        const { operation, options } = splitOptions(described);
        const tokenScope = tokenScopeOf(method, path, options);
        const route = { method, path, operation, options: { ...options, ...(tokenScope && { tokenScope }) } };
        return [method, completeOperation(route, schemas)];
      }),
    ),
  ]);
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: { ...document.components, schemas },
  };
}

/** An operation without the options of its route, and these. */
function splitOptions(described: Operation): { operation: Operation; options: FastifyContextConfig } {
  const isOption = ([key]: [string, unknown]) => key.startsWith(ROUTE_OPTION);
  const entries = Object.entries(described) as [string, unknown][];
  const options = entries.filter(isOption).map(([key, value]) => [key.slice(ROUTE_OPTION.length), value]);
  return {
    operation: Object.fromEntries(entries.filter((entry) => !isOption(entry))) as unknown as Operation,
    options: Object.fromEntries(options) as FastifyContextConfig,
  };
}

function completeOperation(route: Route, schemas: Schemas): Operation {
  const { operation, options } = route;
  const derived = Object.entries(refusalsOf(route)).map(([status, description]) => [status, { description }]);
  const answers = { ...Object.fromEntries(derived), ...operation.responses } as Record<string, Answer>;
  return {
    ...operation,
    ...(operation.parameters && { parameters: operation.parameters.map(describeParameter) }),
    security: operation.security ?? securityOf(options),
    ...(operation.requestBody && { requestBody: withExamples(operation.requestBody as Answer, schemas) }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [status, completeAnswer(status, answer, schemas)]),
    ),
  } as Operation;
}

function describeParameter(parameter: NonNullable<Operation['parameters']>[number]) {
  if ('$ref' in parameter || parameter.in !== 'path') return parameter;
  return { description: PATH_PARAMETERS[parameter.name], ...parameter };
}

function securityOf({
  isPublic,
  tokenScope,
}: FastifyContextConfig): Partial<Record<SecurityScheme, string[]>>[] {
  if (isPublic) return [];
  return [{ session: [] }, ...(tokenScope ? [{ token: [] }] : [])];
}

function completeAnswer(status: string, answer: Answer, schemas: Schemas): Answer {
  if (Number(status) < 400)
    return { ...withExamples(answer, schemas), description: answer.description || STATUS_CODES[status]! };
  return {
    description: answer.description,
    ...(['429', '503'].includes(status) && { headers: { 'Retry-After': RETRY_AFTER } }),
    content: {
      'application/problem+json': {
        schema: { $ref: `#/components/schemas/${PROBLEM}` },
        example: exampleOfProblem(Number(status), answer.description),
      },
    },
  };
}

function exampleOfProblem(status: number, reason: string): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status]!,
    status,
    detail: reason.replaceAll('`', ''),
    ...(status === 422 && { errors: [{ path: 'name', message: 'Enter a name' }] }),
  };
}

function withExamples<Body extends { content?: Content }>(body: Body, schemas: Schemas): Body {
  if (!body.content) return body;
  const content = Object.entries(body.content).map(([type, { schema, ...media }]) => [
    type,
    {
      schema,
      ...media,
      ...(type === 'application/json' && schema && { example: exampleOf(schema, schemas) }),
      ...(type === 'multipart/form-data' &&
        schema &&
        'example' in schema && { example: schema.example as unknown }),
    },
  ]);
  return { ...body, content: Object.fromEntries(content) };
}

/** The OpenAPI 3.0 form of a zod schema, as input. */
function schemaObjectOf(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input', unrepresentable: 'any' }) as Schema;
}
