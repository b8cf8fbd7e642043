import type { DocumentBuilder } from '@nestjs/swagger';
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
