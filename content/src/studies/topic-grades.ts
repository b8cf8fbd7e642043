import { evidence, type Topic } from './evidence';
import { gradeOf, type Grade } from './grade';
import { changeOf, studyChanges, type StudyChange } from './study-changes';
import { recordOf } from './study-records';

/** The grade of the evidence on a topic. Retracted trials do not count. */
export function topicGrade(topic: Topic, changes: readonly StudyChange[] = studyChanges): Grade {
  const standing = evidence[topic].trials.filter((key) => changeOf(key, changes)?.status !== 'retracted');
  return gradeOf(standing.map(recordOf));
}
