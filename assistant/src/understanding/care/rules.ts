import { hasWord, languageOfWords, languages, type Language } from '../words/common-words';
import type { CareWord } from './care-words';
import type { StemFinder } from './stem-finder';

/** A step of a rule: any of these words, after at most `gap` other words since the previous step. */
interface Step {
  stems: ReadonlySet<string>;
  /** Whether the end of a sentence also matches. */
  mayEnd: boolean;
  gap: number;
}

/** Steps that must match one after the other. */
export interface Rule {
  steps: readonly Step[];
  /** The language of its words; undefined for words that can be read in any message. */
  language: Language | undefined;
}

/**
 * Parses rules, one per line. A rule is a sequence of words: 'a|b' matches either, 'a*' matches any ending, '..3'
 * allows up to three other words in between, '$' matches the end of a sentence, '8+' and '0-17' match numbers. '*a'
 * matches any beginning. Words in capitals are groups. Each word also matches its misspellings, unless it starts with '='.
 * The rules below '[de]' are German; others are of all languages, and one for each where they have a group with words by
 * language.
 */
export function readRules(text: string, groups: Readonly<Record<string, string>>): Rule[] {
  let section: Language | undefined;
  return text.split('\n').flatMap((line) => {
    const mark = /^\[(\w+)\]$/.exec(line.trim())?.[1];
    if (mark) section = mark as Language;
    if (mark || line.trim() === '') return [];
    const hasLanguages = line.split(/[\s|]+/).some((word) => groups[word]?.includes('en: '));
    const its = section ? [section] : hasLanguages ? languages : [undefined];
    return its.map((language) => ({ language, steps: readSteps(line.trim(), groups, language) }));
  });
}

/** Rules by the stems of their first word. */
export type RuleSet = ReadonlyMap<string, readonly Rule[]>;

export function ruleSetOf(rules: readonly Rule[]): RuleSet {
  const set = new Map<string, Rule[]>();
  for (const rule of rules)
    for (const stem of rule.steps[0]?.stems ?? []) set.set(stem, [...(set.get(stem) ?? []), rule]);
  return set;
}

/** All stems of the rules. */
export function stemsIn(rules: readonly Rule[]): string[] {
  return rules.flatMap(({ steps }) => steps.flatMap(({ stems }) => [...stems]));
}

function readSteps(
  line: string,
  groups: Readonly<Record<string, string>>,
  language: Language | undefined,
): Step[] {
  const steps: Step[] = [];
  let gap = 0;
  for (const part of line.split(/\s+/)) {
    if (part.startsWith('..')) {
      gap = Number(part.slice(2));
      continue;
    }
    const words = part.split('|').flatMap((word) => wordsOfGroup(word, groups, language));
    steps.push({
      stems: new Set(words.filter((word) => word !== '$')),
      mayEnd: words.includes('$'),
      gap,
    });
    gap = 0;
  }
  return steps;
}

function wordsOfGroup(
  word: string,
  groups: Readonly<Record<string, string>>,
  language: Language | undefined,
): string[] {
  if (!/^[A-Z]{2,}$/.test(word)) return [word];
  const group = groups[word];
  if (group === undefined) throw new Error(`There is no group of words '${word}'`);
  const [common, ...byLanguage] = ` ${group}`.split(/ (?=[a-z]{2}: )/);
  const own = byLanguage.filter((part) => part.startsWith(`${language}: `)).map((part) => part.slice(4));
  return [common, ...own]
    .join(' ')
    .split(/\s+/)
    .filter((one) => one !== '');
}

interface ReadWord {
  text: string;
  stems: ReadonlySet<string>;
  isLast: boolean;
}

/** A message to match rules against. */
export class Reading {
  private constructor(
    private readonly words: readonly ReadWord[],
    private readonly language: Language | undefined,
  ) {}

  static of(words: readonly CareWord[], index: StemFinder): Reading {
    const stems = new Map(
      [...new Set(words.map(({ text }) => text))].map((text) => [text, index.stemsOf(text)]),
    );
    return new Reading(
      words.map(({ text, isLast }) => ({ text, stems: stems.get(text)!, isLast })),
      languageOfWords(words.map(({ text }) => text)),
    );
  }

  holdsAny(rules: RuleSet): boolean {
    return !this.matchesOf(rules).next().done;
  }

  /** The positions of all words that are matched by one of the rules. */
  matched(rules: RuleSet): Set<number> {
    return new Set([...this.matchesOf(rules)].flat());
  }

  /** Removes words. The gaps remain, so that their neighbours do not become adjacent. */
  without(positions: ReadonlySet<number>): Reading {
    if (positions.size === 0) return this;
    const none: ReadonlySet<string> = new Set();
    const words = this.words.map((word, at) => (positions.has(at) ? { ...word, stems: none } : word));
    return new Reading(words, this.language);
  }

  /** The positions of the words of each match. */
  private *matchesOf(rules: RuleSet): Generator<number[]> {
    for (const [from, { stems }] of this.words.entries())
      for (const rule of [...stems].flatMap((stem) => rules.get(stem) ?? [])) {
        const found = this.match(rule.steps, 0, from, from);
        if (found && this.isReadable(found, rule.language)) yield found;
      }
  }

  /**
   * Whether a match is no coincidence of languages: the words that match a rule of another language than the message's
   * must not all be ordinary words of the message's language: 'mate', 'die', 'once'.
   */
  private isReadable(positions: readonly number[], language: Language | undefined): boolean {
    const its = this.language;
    if (!language || !its || language === its) return true;
    const texts = positions.map((at) => this.words[at]!.text).filter((text) => /^[a-z]/.test(text));
    return texts.some((text) => !hasWord(its, text));
  }

  /**
   * The positions of the words that match the steps from `index` on, where the first one lies between `from` and
   * `to`.
   */
  private match(steps: readonly Step[], index: number, from: number, to: number): number[] | undefined {
    const step = steps[index];
    if (!step) return [];
    for (let at = from; at <= to && at <= this.words.length; at++) {
      if (step.mayEnd && this.isEnd(at)) return this.match(steps, index + 1, at, at);
      if (!this.is(at, step)) continue;
      const rest = this.match(steps, index + 1, at + 1, at + 1 + (steps[index + 1]?.gap ?? 0));
      if (rest) return [at, ...rest];
    }
    return undefined;
  }

  private isEnd(at: number): boolean {
    return at >= this.words.length || (at > 0 && this.words[at - 1]!.isLast);
  }

  private is(at: number, { stems }: Step): boolean {
    for (const stem of this.words[at]?.stems ?? []) if (stems.has(stem)) return true;
    return false;
  }
}
