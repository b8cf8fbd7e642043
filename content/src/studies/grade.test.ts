import { evidence, type Topic } from './evidence';
import { gradeOf } from './grade';
import { recordOf } from './study-records';
import type { StudyPart, StudyRecord } from './records/study-record';
import { topicGrade } from './topic-grades';
import { trial } from './records/study-record';

const trialOf = (part: Partial<StudyPart>, isInterested: boolean | null = false): StudyRecord => ({
  parts: [{ ...trial, participants: 60, effect: 'benefit', ...part }],
  funding: isInterested === null ? null : { text: 'Somebody', isInterested },
  checkedOn: null,
});
const times = (count: number, record: StudyRecord) => Array.from({ length: count }, () => record);

test('no trial at all is very limited', () =>
  expect(gradeOf([])).toEqual({
    confidence: 'Very limited',
    points: { size: 0, number: 0, consistency: 0, bias: 0 },
    trials: 0,
    people: 0,
  }));

test('four large, consistent, independent trials are strong', () =>
  expect(gradeOf(times(4, trialOf({})))).toEqual({
    confidence: 'Strong',
    points: { size: 2, number: 2, consistency: 2, bias: 2 },
    trials: 4,
    people: 240,
  }));

test.each([
  [49, 0],
  [50, 1],
  [199, 1],
  [200, 2],
])('%d people earn %d points for size', (participants, size) =>
  expect(gradeOf([trialOf({ participants })]).points.size).toBe(size),
);

test.each([
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 2],
])('%d trials earn %d points for number', (count, number) =>
  expect(gradeOf(times(count, trialOf({}))).points.number).toBe(number),
);

test.each<[StudyPart['effect'][], number]>([
  [['benefit'], 0],
  [['benefit', 'benefit'], 2],
  [['none', 'none'], 2],
  [['benefit', 'mixed'], 1],
  [['benefit', 'none'], 0],
  [['mixed', 'none'], 0],
  [['benefit', null], 0],
])('the effects %j earn %d points for consistency', (effects, consistency) =>
  expect(gradeOf(effects.map((effect) => trialOf({ effect }))).points.consistency).toBe(consistency),
);

test.each<[string, StudyRecord, number]>([
  ['an independent trial', trialOf({}), 2],
  ['a trial of a company', trialOf({}, true), 0],
  ['a trial whose funding is not recorded', trialOf({}, null), 0],
  ['a trial without blinding', trialOf({ isBlinded: false }), 0],
  ['a trial without a statement on randomization', trialOf({ isRandomized: null }), 0],
])('%s: %s', (_what, record, bias) => expect(gradeOf([record]).points.bias).toBe(bias));

test('half of the trials at low risk earn one point for bias, fewer none', () => {
  expect(gradeOf([trialOf({}), trialOf({}, true)]).points.bias).toBe(1);
  expect(gradeOf([trialOf({}), ...times(2, trialOf({}, true))]).points.bias).toBe(0);
});

test('a part without a placebo group is ignored, the other part of the paper counts', () => {
  const { parts } = recordOf('tominaga-2012');
  expect(parts).toHaveLength(2);
  expect(gradeOf([recordOf('tominaga-2012')])).toMatchObject({ trials: 1, people: 36 });
});

test('reviews and studies of absorption are no trials', () =>
  expect(gradeOf(['ng-2021', 'odeberg-2003', 'nishida-2007'].map(recordOf)).trials).toBe(0));

test('a retracted trial no longer counts', () => {
  const before = topicGrade('skin');
  expect(topicGrade('skin', ['tominaga-2017'])).toMatchObject({
    trials: before.trials - 1,
    people: before.people - 65,
  });
  expect(topicGrade('skin', ['park-2010'])).toEqual(before);
});

test('the grades of today', () =>
  expect(
    Object.fromEntries(
      (Object.keys(evidence) as Topic[]).map((topic) => [topic, topicGrade(topic).confidence]),
    ),
  ).toEqual({
    skin: 'Limited',
    eyes: 'Very limited',
    endurance: 'Very limited',
    immune: 'Very limited',
    heart: 'Very limited',
    memory: 'Very limited',
  }));
