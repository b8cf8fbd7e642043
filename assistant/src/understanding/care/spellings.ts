/** Contractions and abbreviations with their full form. */
export const expansions: ReadonlyMap<string, string> = new Map([
  ["i'll", 'i will'],
  ["i'm", 'i am'],
  ['im', 'i am'],
  ['iam', 'i am'],
  ["i've", 'i have'],
  ['ive', 'i have'],
  ["i'd", 'i would'],
  ['wanna', 'want to'],
  ['wana', 'want to'],
  ['wnna', 'want to'],
  ['gonna', 'going to'],
  ['gona', 'going to'],
  ['gunna', 'going to'],
  ['cannot', 'cant'],
  ['u', 'you'],
  ['n', 'and'],
  ['smb', 'somebody'],
  ['accidently', 'accidentally'],
  ['no-one', 'nobody'],
]);

/** Phrases that are often written as one word, in a hurry or in hashtags. */
export const joinedWords: Readonly<Record<string, string>> = {
  wanttodie: 'want to die',
  wannadie: 'want to die',
  killmyself: 'kill myself',
  hurtmyself: 'hurt myself',
  endmylife: 'end my life',
  enditall: 'end it all',
  cantbreathe: 'cant breathe',
  cantbreath: 'cant breathe',
};

/** Digits and signs that stand for letters. */
export const digitsAsLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** All in one go, in the five languages. */
export const atOnce =
  /\b(?:(?:all )?at once|at one time|in (?:one|a single) (?:go|sitting|gulp|swallow|day|night|evening|hour)|in an hour|auf (?:einmal|ein mal|einen schlag)|de (?:golpe|una(?: sola)? vez|una sentada|un trago)|in (?:een|1) (?:keer|klap)|tegelijk|na ?raz|za jednym razem|jednoczesnie)\b/g;
