import { evidence, type Topic } from './evidence';
import { gradeOf, type Grade } from './grade';
import { recordOf } from './study-records';

/** The grade of the evidence on a topic. @param retracted keys of retracted studies, which do not count */
export function topicGrade(topic: Topic, retracted: readonly string[] = []): Grade {
  return gradeOf(evidence[topic].trials.filter((key) => !retracted.includes(key)).map(recordOf));
}
