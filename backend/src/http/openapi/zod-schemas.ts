import type { INestApplication } from '@nestjs/common';
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
