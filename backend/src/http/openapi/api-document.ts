import { API_TOKEN_PREFIX } from '@astaguide/contracts/account/api-token';
import { problemSchema } from '@astaguide/contracts/lib/problem';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { cleanupOpenApiDoc } from 'nestjs-zod';
import { PROBLEM, completeDocument, securitySchemes } from './complete-document';
import { ModulesContainer } from '@nestjs/core';
import { z } from 'zod';

/** Where Nest and its OpenAPI module keep the types of a handler's input and of its answers. */
const ANSWERS = 'swagger/apiResponse';
const INPUTS = 'swagger/apiParameters';
const PARAMETERS = 'design:paramtypes';

interface ZodDto {
  name: string;
  schema: z.ZodType;
}

/** The zod schemas of all input and answers, by the name that they have in the OpenAPI document. */
export function zodSchemasOf(app: INestApplication): Map<string, z.ZodType> {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return new Map(
    controllers
      .flatMap(({ metatype }) => typesOf((metatype as { prototype: object }).prototype))
      .filter(isZodDto)
      .map(({ name, schema }) => [name, schema]),
  );
}

function typesOf(controller: object): unknown[] {
  return Object.getOwnPropertyNames(controller).flatMap((name) => {
    const handler = (controller as Record<string, unknown>)[name] as object;
    const read = (key: string) =>
      Object.values((Reflect.getMetadata(key, handler) ?? {}) as Record<string, { type?: unknown }>);
    const parameters = (Reflect.getMetadata(PARAMETERS, controller, name) ?? []) as unknown[];
    return [...parameters, ...[...read(ANSWERS), ...read(INPUTS)].map(({ type }) => type)];
  });
}

function isZodDto(type: unknown): type is ZodDto {
  return typeof type === 'function' && 'schema' in type && type.schema instanceof z.ZodType;
}

const DESCRIPTION = `
Operations without a lock are for everybody. The others are for the owner: in the browser with the session cookie of \`POST /api/auth/login\`, in programs with an API token as a bearer token where an operation lists
\`token\`. Tokens are made in the dashboard under Settings, and begin with \`${API_TOKEN_PREFIX}\`.

Bodies are JSON in UTF-8. Every error is \`application/problem+json\` (RFC 9457) with a sentence in \`detail\`; a 422
lists the invalid fields in \`errors\`. A 429 or 503 has the seconds to wait in \`Retry-After\`.

Moments are ISO 8601 in UTC, days are \`YYYY-MM-DD\` in the site's time zone, amounts of money are text in US dollars unless a currency is given.
`.trim();

/** Tags in the order of the page, with what they contain. */
const TAGS: [name: string, description: string][] = [
  ['products', 'The catalog and its ranking'],
  ['blog', 'Articles and drafts'],
  ['search', 'The search of the site'],
  ['chat', 'The assistant and the questions of visitors'],
  ['newsletter', 'Sign-ups and subscribers'],
  ['social proof', 'How many readers opened an offer'],
  ['privacy', 'What visitors can have erased'],
  ['auth', 'Sign-in, sessions and API tokens'],
  ['analytics', 'Events, reports, bots and maintenance'],
  ['earnings', 'Sales, commissions and exchange rates'],
  ['notifications', 'Emails to the owner'],
  ['images', 'Uploaded pictures'],
  ['settings', 'Name, pictures and time zone of the site'],
  ['demo data', 'The generated history of a new site'],
  ['operations', 'Queues and failed events'],
  ['health', 'For load balancers and Prometheus'],
];

/** Without the other product's logo and the empty column of links, and no wider than a phone. */
const CSS = `
.swagger-ui .topbar, .swagger-ui .response-col_links { display: none }
.swagger-ui .headers .header-col { color: inherit }
.swagger-ui .opblock-summary-path { word-break: break-word }
@media (max-width: 600px) {
  .swagger-ui table.headers { display: block; overflow-x: auto }
  .swagger-ui .opblock .opblock-section-header { flex-wrap: wrap }
}
`;

/** Serves the OpenAPI document at /api/openapi.json and its pages at /api/docs. */
export function serveApiDocument(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => createApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'AstaGuide API',
    customCss: CSS,
    swaggerOptions: { deepLinking: true, defaultModelsExpandDepth: 0 },
  });
}

/** The OpenAPI document of all routes. */
export function createApiDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('AstaGuide API')
    .setDescription(DESCRIPTION)
    .setVersion('0.1.0');
  for (const [name, description] of TAGS) builder.addTag(name, description);
  for (const [name, scheme] of Object.entries(securitySchemes)) builder.addSecurity(name, scheme);
  const described = cleanupOpenApiDoc(
    SwaggerModule.createDocument(app, builder.build(), {
      operationIdFactory: (_controller, method) => method,
    }),
  );
  return completeDocument(described, zodSchemasOf(app).set(PROBLEM, problemSchema));
}
