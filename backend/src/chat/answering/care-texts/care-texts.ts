import type { CareTopic, UrgentTopic } from '../../understanding/care-topics';

/** Whom to call, as it is put into a text. */
export interface Help {
  /** '911', '112 / 999'; undefined where the country is not known. */
  emergency: string | undefined;
  /** Numbers that work in most countries. */
  anywhere: readonly string[];
  /** 'Samaritans: 116 123', each. */
  crisis: readonly string[];
  poison: string | undefined;
  directory: string;
}

/** The fixed texts for care topics in one language. */
export interface CareTexts {
  urgent: Record<UrgentTopic, (help: Help) => string>;
  /** Added after every urgent topic. */
  program: string;
  care: Record<Exclude<CareTopic, UrgentTopic>, string>;
  /** Before a text of the site, which is in English. */
  quoted: string;
  aboveAssessed: string;
  noAdvice: string;
}
