import type { MultipartFile } from '@fastify/multipart';
import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  DomainError,
  InvalidInputError,
  MalformedBodyError,
  TooLargeError,
  UnsupportedMediaTypeError,
} from '../errors';
import { TakesForms } from '../route-options';

/** Bytes of a form in addition to its file: boundaries, headers and ignored fields. */
const FORM_OVERHEAD = 64 * 1024;
/** Characters of a file's name that are kept. */
const MAX_NAME_LENGTH = 200;

/** What a form's one file is. */
export interface FileRule {
  /** Name of the form's field. */
  field: string;
  /** What the file is called in messages: 'picture'. */
  name: string;
  /** Maximum size in bytes. */
  largest: number;
}

/** A file as its form sent it. */
export interface FormFile {
  name: string;
  bytes: Buffer;
}

/** The route takes a form of one file, which `ReadFile` reads. */
export const TakesFile = ({ field, name }: FileRule) =>
  applyDecorators(
    TakesForms(),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        required: [field],
        properties: { [field]: { type: 'string', format: 'binary' } },
        example: { [field]: `(the bytes of the ${name})` },
      },
    }),
  );

/** Reads the file of a form: `@ReadFile(rule) file: FormFile`. For its errors, see `readUploadedFile`. */
export const ReadFile = createParamDecorator((rule: FileRule, context: ExecutionContext) =>
  readUploadedFile(context.switchToHttp().getRequest<FastifyRequest>(), rule),
);

/**
 * Reads the file of an upload. Reading stops once the upload is rejected.
 *
 * @throws UnsupportedMediaTypeError when the body is no form
 * @throws TooLargeError for a file that exceeds the rule's size
 * @throws InvalidInputError when there is no file, one in another field, or more than one
 * @throws MalformedBodyError when the form is incomplete or cannot be read
 */
async function readUploadedFile(request: FastifyRequest, rule: FileRule): Promise<FormFile> {
  if (!request.isMultipart()) {
    throw new UnsupportedMediaTypeError(`Send the ${rule.name} as multipart/form-data.`);
  }
  const most = rule.largest + FORM_OVERHEAD;
  if (Number(request.headers['content-length']) > most) throw tooLarge(rule);
  const file = readOneFile(request, rule);
  // A form need not say how long it is, and may go on without a file in it.
  let received = 0;
  const flood = new Promise<never>((_resolve, reject) => {
    request.raw.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > most) reject(tooLarge(rule));
    });
  });
  return Promise.race([file, flood]);
}

async function readOneFile(request: FastifyRequest, rule: FileRule): Promise<FormFile> {
  const refused = (message: string) => new InvalidInputError([{ path: rule.field, message }]);
  let file: FormFile | undefined;
  for await (const part of readParts(request, rule)) {
    if (part.type === 'field') continue;
    if (part.fieldname !== rule.field) throw refused(`Send the ${rule.name} in the field '${rule.field}'.`);
    if (file) throw refused(`Send one ${rule.name} at a time.`);
    file = { name: plainName(part.filename) || rule.name, bytes: await readFile(part.file, rule) };
  }
  if (!file) throw refused(`Choose a ${rule.name}.`);
  return file;
}

/** What the sender calls the file: only ever shown. */
const plainName = (name: string | undefined) =>
  (name ?? '')
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .toWellFormed();

async function* readParts(request: FastifyRequest, { largest }: FileRule) {
  try {
    yield* request.parts({ limits: { fileSize: largest, fields: 10, fieldSize: 1000 } });
  } catch (error) {
    throw asRefusal(error);
  }
}

async function readFile(stream: MultipartFile['file'], rule: FileRule): Promise<Buffer> {
  stream.once('limit', () => stream.destroy(tooLarge(rule)));
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk as Buffer);
  } catch (error) {
    // A form that ends inside its file breaks the file's stream first.
    throw asRefusal(error);
  }
  return Buffer.concat(chunks);
}

/** Errors about limits have a status; the parser's errors about a malformed form have none. */
function asRefusal(error: unknown): unknown {
  const isKnown = typeof (error as { statusCode?: unknown }).statusCode === 'number';
  return isKnown || error instanceof DomainError ? error : new MalformedBodyError('The form cannot be read.');
}

function tooLarge({ name, largest }: FileRule): TooLargeError {
  return new TooLargeError(`A ${name} may have ${largest / 1024 / 1024} MB at the most.`);
}
