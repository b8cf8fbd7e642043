import type { Product } from '@astaguide/contracts/catalog/product';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { PassageIndexService } from '../passages/passage-index.service';
import { PassagesRepository } from '../passages/passages.repository';
import { editDistance } from './edit-distance';
import { findLanguage, isCommonWord } from './language';
import { isLexiconWord, lexiconWords } from './lexicon';
import { catalogWords } from './product-mentions';

/** Maximum number of words of a question that are corrected. */
const MAX_CORRECTED = 8;
/** Shorter words are left as they are: too many others differ by a letter. */
const SHORTEST = 4;
const LONGEST = 30;
/** A word that is known with one of these is no misspelled one. */
const endings = ['', 's', 'es', 'd', 'ed', 'ing'];

/** Puts right misspelled words: names of the catalog, and words that questions and texts are made of. */
@Injectable()
export class SpellingService implements OnModuleInit {
  private hasTrigrams = false;

  constructor(
    private readonly passages: PassagesRepository,
    private readonly index: PassageIndexService,
    private readonly logger: PinoLogger,
  ) {}

  async onModuleInit(): Promise<void> {
    this.hasTrigrams = await this.passages.hasTrigrams();
    if (!this.hasTrigrams)
      this.logger.warn('PostgreSQL lacks pg_trgm here: the assistant does not recognize misspelled words');
  }

  /** @param words folded */
  async correct(words: readonly string[], products: readonly Product[]): Promise<string[]> {
    const names = new Set(catalogWords(products));
    const unknown = [...new Set(words)].filter((word) => this.isUnknown(word, names)).slice(0, MAX_CORRECTED);
    if (!this.hasTrigrams || unknown.length === 0) return [...words];
    const preferred = [...new Set([...names, ...lexiconWords])].filter((word) => word.length >= SHORTEST);
    const corrections = await this.findCorrections(unknown, preferred);
    // The texts are in English: a German word is no misspelled one of theirs.
    const isEnglish = (findLanguage(words) ?? 'en') === 'en';
    const left = isEnglish ? unknown.filter((word) => !corrections.has(word)) : [];
    const others =
      left.length > 0 ? await this.findCorrections(left, [...this.index.words]) : new Map<string, string>();
    return words.map((word) => corrections.get(word) ?? others.get(word) ?? word);
  }

  private async findCorrections(
    unknown: readonly string[],
    known: readonly string[],
  ): Promise<Map<string, string>> {
    const candidates = await this.passages.findAlike(unknown, known);
    const corrections = new Map<string, { alike: string; distance: number }>();
    for (const { word, alike } of candidates) {
      const distance = editDistance(word, alike);
      const allowed = word.length >= 8 ? 2 : 1;
      if (distance <= allowed && distance < (corrections.get(word)?.distance ?? Infinity))
        corrections.set(word, { alike, distance });
    }
    return new Map([...corrections].map(([word, { alike }]) => [word, alike]));
  }

  private isUnknown(word: string, names: ReadonlySet<string>): boolean {
    return (
      word.length >= SHORTEST &&
      word.length <= LONGEST &&
      /^[a-z]+$/.test(word) &&
      !names.has(word) &&
      !isCommonWord(word) &&
      !isLexiconWord(word) &&
      !endings.some((ending) => this.index.words.has(word + ending)) &&
      !(word.endsWith('s') && this.index.words.has(word.slice(0, -1)))
    );
  }
}
