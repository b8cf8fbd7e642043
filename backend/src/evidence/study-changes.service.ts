import { evidence, type Topic } from '@astaguide/content/studies/evidence';
import { studies } from '@astaguide/content/studies/studies';
import { topicGrade } from '@astaguide/content/studies/topic-grades';
import type { EvidenceGrade } from '@astaguide/contracts/site/evidence-grade';
import type { StudyChange, StudyCheck, studyChangeInputSchema } from '@astaguide/contracts/site/study-change';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { NotFoundError } from '../http/errors';
import { ContentChanges } from '../live-updates/content-changes';
import { StudyChangesRepository } from './study-changes.repository';

/** Retractions, corrections and checks of the cited studies, as the owner recorded them. */
@Injectable()
export class StudyChangesService {
  constructor(
    private readonly repository: StudyChangesRepository,
    private readonly content: ContentChanges,
  ) {}

  /** The latest first. */
  async listChanges(): Promise<StudyChange[]> {
    const changes = await this.repository.findChanges();
    return changes.map(({ key, kind, date, note, noticeUrl }) => ({ key, kind, date, note, noticeUrl }));
  }

  /** By the published rule, without retracted trials. */
  async listGrades(): Promise<EvidenceGrade[]> {
    const changes = await this.repository.findChanges();
    const retracted = changes.flatMap(({ key, kind }) => (kind === 'retracted' ? key : []));
    return (Object.keys(evidence) as Topic[]).map((topic) => {
      const { confidence, trials, people } = topicGrade(topic, retracted);
      return { topic, confidence, trials, people };
    });
  }

  listChecks(): Promise<StudyCheck[]> {
    return this.repository.findChecks();
  }

  /** @throws NotFoundError when no study has that key */
  async putChange(key: string, { noticeUrl = null, ...input }: z.output<typeof studyChangeInputSchema>) {
    requireStudy(key);
    const change: StudyChange = { key, noticeUrl, ...input };
    await this.repository.putChange(change);
    this.content.announce();
    return change;
  }

  /** @throws NotFoundError when no study has that key */
  async removeChange(key: string): Promise<void> {
    requireStudy(key);
    await this.repository.removeChange(key);
    this.content.announce();
  }

  /** @throws NotFoundError when no study has that key */
  async putCheck(key: string, checkedOn: string): Promise<StudyCheck> {
    requireStudy(key);
    const check = { key, checkedOn };
    await this.repository.putCheck(check);
    this.content.announce();
    return check;
  }

  /** @throws NotFoundError when no study has that key */
  async removeCheck(key: string): Promise<void> {
    requireStudy(key);
    await this.repository.removeCheck(key);
    this.content.announce();
  }
}

const keys = new Set(studies.map(({ key }) => key));

function requireStudy(key: string): void {
  if (!keys.has(key)) throw new NotFoundError(`There is no study '${key}'.`);
}
