import { LARGEST_UPLOAD } from '@astaguide/contracts/image';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import {
  InvalidInputError,
  MalformedBodyError,
  TooLargeError,
  UnsupportedMediaTypeError,
} from '../http/errors';

/** Name of the form's one field. */
export const UPLOAD_FIELD = 'image';
/** Bytes that a form may take besides its file: its boundaries, its headers, fields that are not looked at. */
const FORM_OVERHEAD = 64 * 1024;

/**
 * Reads the one file of an upload. Nothing is read on once the upload is known to be refused.
 *
 * @throws UnsupportedMediaTypeError when no form was sent
 * @throws TooLargeError for a file of more than LARGEST_UPLOAD bytes
 * @throws InvalidInputError when there is no file, another field's, or more than one
 * @throws MalformedBodyError when the form breaks off or cannot be read
 */
export async function readUploadedFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new UnsupportedMediaTypeError('Send the picture as multipart/form-data.');
  const most = LARGEST_UPLOAD + FORM_OVERHEAD;
  if (Number(request.headers['content-length']) > most) throw tooLarge();
  const file = readOneFile(request);
  // A form need not say how long it is, and may go on without a file in it.
  let received = 0;
  const flood = new Promise<never>((_resolve, reject) => {
    request.raw.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > most) reject(tooLarge());
    });
  });
  return Promise.race([file, flood]);
}

async function readOneFile(request: FastifyRequest): Promise<Buffer> {
  let file: Buffer | undefined;
  for await (const part of readParts(request)) {
    if (part.type === 'field') continue;
    if (part.fieldname !== UPLOAD_FIELD) throw refused(`Send the picture in the field '${UPLOAD_FIELD}'.`);
    if (file) throw refused('Send one picture at a time.');
    file = await readFile(part.file);
  }
  if (!file) throw refused('Choose a picture.');
  return file;
}

async function* readParts(request: FastifyRequest) {
  try {
    yield* request.parts({ limits: { fileSize: LARGEST_UPLOAD, fields: 10, fieldSize: 1000 } });
  } catch (error) {
    // Limits on parts carry their status; what the parser says of a broken form does not.
    if (typeof (error as { statusCode?: unknown }).statusCode === 'number') throw error;
    throw new MalformedBodyError('The form cannot be read.');
  }
}

async function readFile(stream: MultipartFile['file']): Promise<Buffer> {
  stream.once('limit', () => stream.destroy(tooLarge()));
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function refused(message: string): InvalidInputError {
  return new InvalidInputError([{ path: UPLOAD_FIELD, message }]);
}

function tooLarge(): TooLargeError {
  return new TooLargeError('A picture may have 10 MB at the most.');
}
