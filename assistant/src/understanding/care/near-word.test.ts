import { isNear } from './near-word';

test.each([
  ['suicdal', 'suicid*'],
  ['siucidal', 'suicid*'],
  ['pregnent', 'pregnan*'],
  ['pregant', 'pregnan*'],
  ['brething', 'breathing'],
  ['tounge', 'tongue'],
  ['swolen', 'swollen'],
  ['kiill', 'kill'],
  ['klil', 'kill'],
  ['su*cide', 'suicide'],
  ['warfrin', 'warfarin'],
  ['medicaton', 'medication*'],
])('%s is meant as %s', (word, stem) => expect(isNear(word, stem)).toBe(true));

test.each([
  ['krill', 'kill'],
  ['diet', 'die'],
  ['embarrassed', 'embarazad*'],
  ['subside', 'suicid*'],
  ['chamomile', 'chemo*'],
  ['bread', 'breath'],
  ['aesthetic', 'anesthe*'],
  ['chess', 'chest'],
])('%s is a word of its own, and not %s', (word, stem) => expect(isNear(word, stem)).toBe(false));
