import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The bytes of a file of `assistant/data`, such as 'lexicon.json'. */
export function readBytes(file: string): Buffer {
  return readFileSync(join(__dirname, '../data', file));
}

/** What a JSON file of `assistant/data` holds. Its shape is checked by the unit tests. */
export function readData<Shape>(file: string): Shape {
  return JSON.parse(readBytes(file).toString()) as Shape;
}
