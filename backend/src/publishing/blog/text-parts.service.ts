import { questionGroups } from '@astaguide/content/faq';
import { plainText } from '@astaguide/content/plain-text';
import { recordPath, studyRecord } from '@astaguide/content/studies/citation';
import { writtenAnswerAnchor } from '@astaguide/contracts/chat/written-answer-anchor';
import type { TextQuestion, TextStudy } from '@astaguide/contracts/catalog/evidence/study';
import { CITATION, textBlocks } from '@astaguide/contracts/publishing/text-blocks';
import { Injectable } from '@nestjs/common';
import { OwnStudiesService } from '../own-studies/own-studies.service';
import { BlogRepository } from './blog.repository';

const STUDY_LINK = new RegExp(` href="${recordPath('')}([a-z0-9-]+)"`, 'g');
const CITED = new RegExp(` (?:${CITATION}|${textBlocks.study.attribute})="([^"]*)"`, 'g');
const ASKED = new RegExp(` ${textBlocks.questions.attribute}="([^"]*)"`, 'g');

const siteQuestions = questionGroups.flatMap(({ questions }) => questions);

/** What the blocks of a text show besides products, as it is now. */
@Injectable()
export class TextPartsService {
  constructor(
    private readonly ownStudies: OwnStudiesService,
    private readonly posts: BlogRepository,
  ) {}

  /**
   * @param html sanitized
   * @returns the studies that it cites, shows or links to, in the order of the text, and the questions that it shows
   */
  async of(html: string): Promise<{ studies: TextStudy[]; questions: TextQuestion[] }> {
    const keys = [...html.matchAll(CITED), ...html.matchAll(STUDY_LINK)].map(([, key]) => key!);
    const [studies, questions] = await Promise.all([
      keys.length === 0 && !/doi\.org|pubmed/.test(html) ? [] : this.studiesIn(html, keys),
      this.questionsIn(html),
    ]);
    return { studies, questions };
  }

  private async studiesIn(html: string, keys: readonly string[]): Promise<TextStudy[]> {
    const cited = await this.ownStudies.findInTexts(keys);
    // Those of the site are found by their address on the page itself.
    const own = await this.ownStudies.listInTexts();
    const linked = own.filter((study) => html.includes(studyRecord(study)?.href ?? '\0'));
    return [...cited, ...linked.filter(({ key }) => !keys.includes(key))];
  }

  private async questionsIn(html: string): Promise<TextQuestion[]> {
    const ids = [...html.matchAll(ASKED)].flatMap(([, list]) => list!.split(','));
    if (ids.length === 0) return [];
    const written = (await this.posts.findFaqAnswers()).map(({ id, question, answer }) => ({
      id: writtenAnswerAnchor(id),
      question,
      answer,
    }));
    const own = siteQuestions.map(({ id, question, answer }) => ({
      id,
      question,
      answer: plainText(answer),
    }));
    return [...own, ...written].filter(({ id }) => ids.includes(id));
  }
}
