import { z } from 'zod';

/** A sentence of the model's answer. */
const sentenceSchema = z.object({
  text: z.string().trim().min(1).max(1000),
  passages: z.array(z.string()).max(12).default([]),
});
export type Sentence = z.infer<typeof sentenceSchema>;

/** The whole of the model's answer. Its sentences were read before. */
const answerSchema = z.object({
  language: z.string().optional(),
  sentences: z.array(z.unknown()),
  products: z.array(z.unknown()).default([]),
});

/** Reads the JSON object `{language, sentences: [{text, passages}], products}` while it arrives. */
export class SentenceReader {
  private text = '';
  private at = 0;
  private depth = 0;
  private isInString = false;
  private start = 0;

  /** @returns the sentences that are whole with this piece; anything else in their place is left out */
  read(piece: string): Sentence[] {
    this.text += piece;
    const sentences: Sentence[] = [];
    for (; this.at < this.text.length; this.at++) {
      const sign = this.text[this.at]!;
      if (this.isInString) {
        if (sign === '\\') this.at++;
        else if (sign === '"') this.isInString = false;
      } else if (sign === '"') this.isInString = this.depth > 0;
      else if (sign === '{' || sign === '[') {
        if (this.depth === 2 && sign === '{') this.start = this.at;
        this.depth++;
      } else if (sign === '}' || sign === ']') {
        this.depth--;
        if (this.depth === 2 && sign === '}') sentences.push(...this.sentenceTo(this.at + 1));
      }
    }
    return sentences;
  }

  /** What language the model says that it writes, as a BCP 47 tag; undefined if it has not said it yet. */
  get language(): string | undefined {
    return /^[^{]*\{\s*"language"\s*:\s*"([a-z]{2,3})\b/.exec(this.text)?.[1];
  }

  /**
   * The products of the whole answer.
   *
   * @returns undefined if it is not one JSON object of this shape
   */
  end(): number[] | undefined {
    const json = this.text.slice(this.text.indexOf('{'), this.text.lastIndexOf('}') + 1);
    const answer = answerSchema.safeParse(parsed(json));
    return answer.data?.products.filter((id) => typeof id === 'number');
  }

  private sentenceTo(end: number): Sentence[] {
    const sentence = sentenceSchema.safeParse(parsed(this.text.slice(this.start, end)));
    return sentence.success ? [sentence.data] : [];
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
