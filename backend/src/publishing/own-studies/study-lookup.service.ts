import { studyRecord } from '@astaguide/content/studies/citation';
import { studies } from '@astaguide/content/studies/studies';
import type { StudyLookup } from '@astaguide/contracts/catalog/evidence/study';
import { storableJson } from '@astaguide/contracts/lib/storable-text';
import {
  defaultFetchOptions,
  FetchFailure,
  fetchFile,
  type FetchOptions,
} from '@astaguide/outgoing/fetch-file';
import { Inject, Injectable } from '@nestjs/common';
import { InvalidInputError } from '../../http/errors';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { OwnStudiesService } from './own-studies.service';
import { readCrossref, readPubmed } from './study-sources';

/** Nest's injection token for how records are requested, and where. */
export const STUDY_REQUESTS = Symbol('STUDY_REQUESTS');

interface StudyRequests extends FetchOptions {
  crossref: string;
  pubmed: string;
}

/** A record with hundreds of authors and its references. Bytes. */
const LARGEST_RECORD = 2 * 1024 * 1024;

export const studyRequests = {
  provide: STUDY_REQUESTS,
  inject: [BACKEND_CONFIG],
  useFactory: (config: BackendConfig): StudyRequests => ({
    ...defaultFetchOptions,
    sizeLimit: LARGEST_RECORD,
    accept: 'application/json',
    get userAgent() {
      return `AstaGuide/1.0 (+${config.publicUrl}/contact)`;
    },
    crossref: 'https://api.crossref.org/works/',
    pubmed: 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils/esummary.fcgi?db=pubmed&retmode=json&id=',
  }),
};

/** What Crossref and PubMed say of a paper. */
@Injectable()
export class StudyLookupService {
  constructor(
    private readonly ownStudies: OwnStudiesService,
    @Inject(STUDY_REQUESTS) private readonly requests: StudyRequests,
  ) {}

  /**
   * Reads the record of a paper by its DOI or its PubMed id, also from an address.
   *
   * @throws InvalidInputError at 'id' when it is neither, or there is no such record, or it cannot be read now
   */
  async find(id: string): Promise<StudyLookup> {
    const doi = /10\.\d{4,9}\/[^\s"<>?#]+/.exec(decoded(id))?.[0];
    const pubmedId = /(?:^|\/|pmid:?\s*)([1-9]\d{0,8})\/?$/i.exec(id)?.[1];
    if (doi === undefined && pubmedId === undefined)
      throw refused('Enter a DOI such as 10.1186/1743-7075-7-18, or a PubMed id');
    const found =
      doi === undefined
        ? readPubmed(await this.load(this.requests.pubmed + pubmedId), pubmedId!)
        : readCrossref(await this.load(this.requests.crossref + encodeURIComponent(doi)), doi);
    if (!found) throw refused('There is no record with this number');
    const complete = storableJson(found);
    return { ...complete, known: await this.knownKey(complete) };
  }

  private async load(address: string): Promise<unknown> {
    try {
      return JSON.parse((await fetchFile(address, this.requests)).toString('utf8'));
    } catch (error) {
      if (error instanceof FetchFailure && error.message.endsWith(' 404')) return undefined;
      const reason = error instanceof FetchFailure ? error.message : 'its answer cannot be read';
      throw refused(`The record could not be read: ${reason}. Fill in the fields yourself`);
    }
  }

  private async knownKey({ doi, pubmedId }: Pick<StudyLookup, 'doi' | 'pubmedId'>): Promise<string | null> {
    const own = (await this.ownStudies.list()).find(
      (study) =>
        (doi !== null && isSame(study.doi, doi)) || (pubmedId !== null && study.pubmedId === pubmedId),
    );
    if (own) return own.key;
    const sought = [
      doi !== null && studyRecord({ record: { doi } }),
      pubmedId !== null && studyRecord({ record: { pubmedId } }),
    ];
    return (
      studies.find((study) => sought.some((one) => one && isSame(studyRecord(study)?.href, one.href)))?.key ??
      null
    );
  }
}

const isSame = (one: string | null | undefined, other: string) => one?.toLowerCase() === other.toLowerCase();

const refused = (message: string) => new InvalidInputError([{ path: 'id', message }]);

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
