import type { CareWord } from './care-words';
import type { StemFinder } from './stem-finder';

/** A word of a rule: any of these, at most so many others after the one before it. */
interface Step {
  stems: ReadonlySet<string>;
  /** Or the end of a sentence. */
  mayEnd: boolean;
  gap: number;
}

/** What must be said, word after word, for a rule to hold. */
export type Rule = readonly Step[];

/**
 * Rules as they are written, one a line: words that follow each other; 'a|b' is either, 'a*' all that begin
 * with it, '..3' says that up to three others may stand between, '$' that a sentence ends, '8+' and '0-17' are
 * numbers. Words in capitals are groups of words. Each word also stands for its misspellings; with '=' before
 * it, it does not.
 */
export function readRules(text: string, groups: Readonly<Record<string, string>>): Rule[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => readRule(line, groups));
}

/** Rules by the words that they begin with. */
export type RuleSet = ReadonlyMap<string, readonly Rule[]>;

export function ruleSetOf(rules: readonly Rule[]): RuleSet {
  const set = new Map<string, Rule[]>();
  for (const rule of rules)
    for (const stem of rule[0]?.stems ?? []) set.set(stem, [...(set.get(stem) ?? []), rule]);
  return set;
}

/** All stems of some rules. */
export function stemsIn(rules: readonly Rule[]): string[] {
  return rules.flatMap((rule) => rule.flatMap(({ stems }) => [...stems]));
}

function readRule(line: string, groups: Readonly<Record<string, string>>): Rule {
  const steps: Step[] = [];
  let gap = 0;
  for (const part of line.split(/\s+/)) {
    if (part.startsWith('..')) {
      gap = Number(part.slice(2));
      continue;
    }
    const words = part.split('|').flatMap((word) => wordsOfGroup(word, groups));
    steps.push({
      stems: new Set(words.filter((word) => word !== '$')),
      mayEnd: words.includes('$'),
      gap,
    });
    gap = 0;
  }
  return steps;
}

function wordsOfGroup(word: string, groups: Readonly<Record<string, string>>): string[] {
  if (!/^[A-Z]{2,}$/.test(word)) return [word];
  const group = groups[word];
  if (group === undefined) throw new Error(`There is no group of words '${word}'`);
  return group.split(/\s+/).filter((one) => one !== '');
}

interface ReadWord {
  stems: ReadonlySet<string>;
  isLast: boolean;
}

/** A message that rules are tried on. */
export class Reading {
  private constructor(private readonly words: readonly ReadWord[]) {}

  static of(words: readonly CareWord[], index: StemFinder): Reading {
    const stems = new Map(
      [...new Set(words.map(({ text }) => text))].map((text) => [text, index.stemsOf(text)]),
    );
    return new Reading(words.map(({ text, isLast }) => ({ stems: stems.get(text)!, isLast })));
  }

  holdsAny(rules: RuleSet): boolean {
    return this.words.some((_, from) =>
      this.rulesAt(from, rules).some((rule) => this.match(rule, 0, from, from)),
    );
  }

  /** Takes out every word that one of the rules stands on; those beside it do not come to stand together. */
  without(rules: RuleSet): Reading {
    const taken = new Set(
      this.words.flatMap((_, from) =>
        this.rulesAt(from, rules).flatMap((rule) => this.match(rule, 0, from, from) ?? []),
      ),
    );
    if (taken.size === 0) return this;
    const none: ReadonlySet<string> = new Set();
    return new Reading(this.words.map((word, at) => (taken.has(at) ? { ...word, stems: none } : word)));
  }

  /** The places of the words that a rule stands on, from one of its words on, the first between two places. */
  private match(rule: Rule, index: number, from: number, to: number): number[] | undefined {
    const step = rule[index];
    if (!step) return [];
    for (let at = from; at <= to && at <= this.words.length; at++) {
      if (step.mayEnd && this.isEnd(at)) return this.match(rule, index + 1, at, at);
      if (!this.is(at, step)) continue;
      const rest = this.match(rule, index + 1, at + 1, at + 1 + (rule[index + 1]?.gap ?? 0));
      if (rest) return [at, ...rest];
    }
    return undefined;
  }

  private rulesAt(at: number, rules: RuleSet): Rule[] {
    return [...this.words[at]!.stems].flatMap((stem) => rules.get(stem) ?? []);
  }

  private isEnd(at: number): boolean {
    return at >= this.words.length || (at > 0 && this.words[at - 1]!.isLast);
  }

  private is(at: number, { stems }: Step): boolean {
    for (const stem of this.words[at]?.stems ?? []) if (stems.has(stem)) return true;
    return false;
  }
}
