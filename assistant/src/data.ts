import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a file of `assistant/data`, such as 'lexicon.json'. Its shape is checked by the unit tests. */
export function readData<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(join(__dirname, '../data', file), 'utf8')) as Shape;
}
