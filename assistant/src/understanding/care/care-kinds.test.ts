import { readData } from '../../data';
import { findSaidTopics } from './find-care';
import { type SaidTopic } from './said-topics';

/** Sentences of one kind: every combination of its parts, which one of the topics answers; none without topics. */
interface Kind {
  kind: string;
  topics: readonly SaidTopic[];
  not?: readonly SaidTopic[];
  parts: readonly (readonly string[])[];
}

const sentencesOf = ({ parts }: Kind) =>
  parts.reduce(
    (starts, part) => starts.flatMap((start) => part.map((end) => `${start} ${end}`.trim())),
    [''],
  );

test.each(readData<Kind[]>('questions/care-kinds.json'))(
  'every combination has its care topic: $kind',
  (kind) => {
    const wrong = sentencesOf(kind).filter((sentence) => {
      const found = findSaidTopics(sentence);
      const isFound =
        kind.topics.length === 0 ? found.length === 0 : found.some((one) => kind.topics.includes(one));
      return !isFound || found.some((one) => kind.not?.includes(one));
    });
    expect(wrong).toEqual([]);
  },
);
