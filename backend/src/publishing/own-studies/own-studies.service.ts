import { citationLabel } from '@astaguide/content/studies/citation';
import { textStudyOf } from '@astaguide/contracts/catalog/evidence/own-study-record';
import { toSlug } from '@astaguide/contracts/lib/slug';
import type { OwnStudy, ownStudyInputSchema, TextStudy } from '@astaguide/contracts/catalog/evidence/study';
import type { OwnStudy as OwnStudyRow } from '@astaguide/database/entities/catalog/own-study.entity';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ConflictError, NotFoundError } from '../../http/errors';
import { ContentChanges } from '../../lib/live-updates/content-changes';
import { OwnStudiesRepository } from './own-studies.repository';
import { isSiteStudy, siteTextStudies, siteTextStudy } from './text-study';

type OwnStudyValues = z.output<typeof ownStudyInputSchema>;

/** The sources that the owner added to those of the site. */
@Injectable()
export class OwnStudiesService {
  constructor(
    private readonly studies: OwnStudiesRepository,
    private readonly changes: ContentChanges,
  ) {}

  /** By key. */
  list(): Promise<OwnStudy[]> {
    return this.studies.findAll();
  }

  /** @throws NotFoundError when the owner added no source with that key */
  async get(key: string): Promise<OwnStudy> {
    // Skips the query for text that cannot be a key, because PostgreSQL rejects some characters in text.
    const study = toSlug(key) === key ? await this.studies.findByKey(key) : null;
    if (!study) throw new NotFoundError(`The owner added no study '${key}'.`);
    return study;
  }

  /** All of them, with their records. */
  async listInTexts(): Promise<TextStudy[]> {
    return (await this.list()).map(textStudyOf);
  }

  /** Those of the site and those that the owner added, with their records. */
  async listAllInTexts(): Promise<TextStudy[]> {
    return [...siteTextStudies(), ...(await this.listInTexts())];
  }

  /** The studies with those keys, in that order; unknown keys are left out. */
  async findInTexts(keys: readonly string[]): Promise<TextStudy[]> {
    const isOwn = keys.some((key) => !isSiteStudy(key));
    const own = new Map(isOwn ? (await this.list()).map((study) => [study.key, study]) : []);
    return [...new Set(keys)].flatMap((key) => {
      const study = own.get(key);
      return siteTextStudy(key) ?? (study ? textStudyOf(study) : []);
    });
  }

  /** Adds a source. Its key is made of the first author and the year. */
  async create(input: OwnStudyValues): Promise<OwnStudy> {
    const taken = new Set((await this.list()).map(({ key }) => key));
    const first = citationLabel(input).replace(/ (and .*|et al\. )?\d{4}$/, '');
    const base = `${toSlug(first).slice(0, 80) || 'study'}-${input.year}`;
    let key = base;
    for (let suffix = 2; taken.has(key) || isSiteStudy(key); suffix++) key = `${base}-${suffix}`;
    const study = rowOf(key, input);
    await this.studies.add(study);
    this.changes.announce();
    return study;
  }

  /** @throws NotFoundError when the owner added no source with that key */
  async replace(key: string, input: OwnStudyValues): Promise<OwnStudy> {
    await this.get(key);
    const study = rowOf(key, input);
    await this.studies.replace(study);
    this.changes.announce();
    return study;
  }

  /**
   * @param isCited whether a text cites it
   * @throws NotFoundError when the owner added no source with that key
   * @throws ConflictError when it is cited
   */
  async remove(key: string, isCited: boolean): Promise<void> {
    await this.get(key);
    if (isCited) throw new ConflictError('Texts still cite this study. Remove its references first.');
    await this.studies.remove(key);
    this.changes.announce();
  }
}

/** Optional fields that were omitted are null. */
function rowOf(key: string, input: OwnStudyValues): OwnStudyRow {
  const { locator, doi, pubmedId, participants, people, dose, weeks, result, effect, funding, checkedOn } =
    input;
  const optional = {
    locator,
    doi,
    pubmedId,
    participants,
    people,
    dose,
    weeks,
    result,
    effect,
    funding,
    checkedOn,
  };
  const nulls = Object.fromEntries(Object.entries(optional).map(([name, value]) => [name, value ?? null]));
  return { ...input, ...nulls, key } as OwnStudyRow;
}
