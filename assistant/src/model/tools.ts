import type { EvidenceGrade } from '@astaguide/contracts/catalog/evidence/evidence-grade';
import { z } from 'zod';
import type { Knowledge } from '../built-in-answer';
import { wordsOf } from '../fold';
import { isEveryday } from '../understanding/lexicon';
import { findMentions } from '../understanding/product-mentions';
import type { Material } from './material';

/** Maximum number of passages and products in the answer of a tool. */
const MAX_PASSAGES = 4;
const MAX_PRODUCTS = 4;

/** What a tool answers from. */
export interface ToolSources extends Knowledge {
  grades: readonly EvidenceGrade[];
}

interface Tool {
  description: string;
  input: z.ZodObject;
  /** @returns what the model reads; everything in it can be cited from then on */
  run: (input: Record<string, string>, sources: ToolSources, material: Material) => readonly object[];
}

const text = (description: string) => z.string().max(300).describe(description);
const namedProducts = (names: string, { catalog }: ToolSources, most: number, material: Material) =>
  findMentions(wordsOf(names), catalog, () => false)
    .slice(0, most)
    .map((product) => material.addProduct(product));

const tools: Readonly<Record<string, Tool>> = {
  search: {
    description: 'Searches the texts of the site: guides, questions, articles and records of studies.',
    input: z.object({ words: text('English words to look for') }),
    run: ({ words }, { texts }, material) =>
      texts
        .find(
          wordsOf(words!).filter((word) => !isEveryday(word)),
          [...material.products.keys()],
        )
        .slice(0, MAX_PASSAGES)
        .map(({ passage }) => material.addText(passage)),
  },
  product: {
    description: 'The record of a product.',
    input: z.object({ name: text('Name or brand of the product') }),
    run: ({ name }, sources, material) => namedProducts(name!, sources, 1, material),
  },
  comparison: {
    description: 'The records of two to four products, to compare them.',
    input: z.object({ names: text('Names or brands of the products') }),
    run: ({ names }, sources, material) => namedProducts(names!, sources, MAX_PRODUCTS, material),
  },
  grade: {
    description: 'How sure the trials on a use of astaxanthin make us.',
    input: z.object({ use: text('skin, eyes, endurance, immune, heart or memory') }),
    run: ({ use }, { grades }, material) =>
      grades
        .filter(({ topic }) => topic === use!.trim().toLowerCase())
        .map((grade) => material.addGrade(grade)),
  },
};

/** The tools as OpenAI-compatible endpoints take them. */
export const toolDefinitions = Object.entries(tools).map(([name, { description, input }]) => ({
  type: 'function' as const,
  function: { name, description, parameters: z.toJSONSchema(input) },
}));

/** A call of a tool as a model makes it. */
export interface ToolCall {
  id: string;
  name: string;
  /** JSON. */
  input: string;
}

/** @returns the tool's answer as JSON; an empty list for a tool or an input that does not exist, or nothing found */
export function runTool({ name, input }: ToolCall, sources: ToolSources, material: Material): string {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  let parsed: Record<string, string> | undefined;
  try {
    parsed = tool?.input.safeParse(JSON.parse(input)).data as typeof parsed;
  } catch {
    parsed = undefined;
  }
  return JSON.stringify(tool && parsed ? tool.run(parsed, sources, material) : []);
}
