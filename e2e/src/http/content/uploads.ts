import type { Site } from '@astaguide/testbed/launched-site';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '../api-client';

/** File names of an image and its smaller copies. */
export const copiesOf = ({ dataDir }: Site, filename: string) =>
  readdirSync(join(dataDir, 'uploads')).filter((name) => name.startsWith(filename.replace('.webp', '.')));

export const statusOf = async (answer: Promise<Answer>) => (await answer).status;
