import { csvTable } from '@astaguide/contracts/lib/csv';
import {
  redirectInputSchema,
  redirectPath,
  redirectSchema,
  type AddressMiss,
  type Redirect as RedirectAnswer,
  type RedirectImport,
} from '@astaguide/contracts/publishing/redirect';
import type { Redirect } from '@astaguide/database/entities/publishing/redirect.entity';
import { Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';
import { KnownPagesService } from '../../analytics/ingest/known-pages.service';
import { ConflictError, InvalidInputError, NotFoundError } from '../../http/errors';
import { readCsvRows } from '../../http/input/csv-rows';
import { isoDates } from '../../lib/iso-dates';
import { RedirectsRepository } from './redirects.repository';

type RedirectValues = z.output<typeof redirectInputSchema>;

/** Maximum number of rows in a file. */
const MAX_ROWS = 50_000;
const TAKEN = 'The site has a page at this address: a redirect would never apply';
const LOOP = 'The new address leads back to the old one';

/** Redirects, and requested addresses that have no page. */
@Injectable()
export class RedirectsService {
  private readonly log = new Logger(RedirectsService.name);

  constructor(
    private readonly redirects: RedirectsRepository,
    private readonly pages: KnownPagesService,
  ) {}

  async list(): Promise<RedirectAnswer[]> {
    return (await this.redirects.findAll()).map(answerOf);
  }

  /** All redirects as a table that `importFile` reads. */
  async exportFile(): Promise<{ name: string; text: string }> {
    const rows = (await this.redirects.findAll()).map(({ fromPath, target }) => [fromPath, target]);
    return { name: 'redirects.csv', text: csvTable([['from', 'to'], ...rows]) };
  }

  /**
   * @throws ConflictError when the old address has a redirect already
   * @throws InvalidInputError when the new address leads back to the old one, or the site has a page at the old one
   */
  async create({ from, to }: RedirectValues): Promise<RedirectAnswer> {
    const isPage = await this.pages.get();
    if (isPage(from)) throw new InvalidInputError([{ path: 'from', message: TAKEN }]);
    return this.redirects.edit(async (redirects) => {
      const targets = targetsOf(await redirects.findAll());
      if (targets.has(from))
        throw new ConflictError('This address has a redirect already.', {
          errors: [{ path: 'from', message: 'This address has a redirect already' }],
        });
      if (isLoop(from, to, targets)) throw new InvalidInputError([{ path: 'to', message: LOOP }]);
      await redirects.save(from, locationOf(to));
      return answerOf((await redirects.findByPath(from))!);
    });
  }

  /** @returns whether the site has a page at a path, where a redirect would never apply */
  pageTest(): Promise<(path: string) => boolean> {
    return this.pages.get();
  }

  /** Adds a redirect, unless the address has one or it would lead back. @returns whether it was added */
  async addIfNew(from: string, to: string): Promise<boolean> {
    return this.redirects.edit(async (redirects) => {
      const targets = targetsOf(await redirects.findAll());
      if (targets.has(from) || isLoop(from, to, targets)) return false;
      await redirects.save(from, locationOf(to));
      return true;
    });
  }

  /** @throws NotFoundError when there is no such redirect */
  async remove(id: number): Promise<void> {
    if (!(await this.redirects.remove(id))) throw new NotFoundError(`There is no redirect ${id}.`);
  }

  /**
   * Adds the redirects of a table, or changes those that exist. Invalid lines are left out and listed.
   *
   * @param bytes CSV whose first two columns are the old and the new address, with or without a header
   * @throws InvalidInputError when the file is no table
   */
  async importFile(bytes: Uint8Array): Promise<RedirectImport> {
    const rows = readCsvRows(bytes, 'file', MAX_ROWS);
    const hasHeader = !/^(\/|https?:)/i.test(rows[0]!.cells[0]!);
    const all = hasHeader ? rows.slice(1) : rows;
    const isPage = await this.pages.get();
    return this.redirects.edit(async (redirects) => {
      const targets = targetsOf(await redirects.findAll());
      const result: RedirectImport = { added: 0, changed: 0, refused: [] };
      for (const { line, cells } of all) {
        const [from, to] = cells;
        const input = redirectInputSchema.safeParse({ from, to });
        const problem = input.success
          ? (isPage(input.data.from) && TAKEN) || (isLoop(input.data.from, input.data.to, targets) && LOOP)
          : input.error.issues[0]!.message;
        if (problem !== false || !input.success) {
          result.refused.push({ line, message: String(problem) });
          continue;
        }
        result[targets.has(input.data.from) ? 'changed' : 'added']++;
        targets.set(input.data.from, input.data.to);
        await redirects.save(input.data.from, locationOf(input.data.to));
      }
      return result;
    });
  }

  /**
   * Where an address without a page leads. If nowhere, the request is counted.
   *
   * @param url path and query as requested
   */
  async follow(url: string): Promise<string | undefined> {
    const path = redirectPath(url);
    if (path === undefined) return undefined;
    const redirect = await this.redirects.findByPath(path);
    if (redirect) return redirect.target;
    // An address with an email address in it may be personal.
    if (path.includes('@')) return undefined;
    try {
      await this.redirects.addMiss(path);
    } catch (error) {
      this.log.warn({ err: error as Error }, 'A missing address was not counted');
    }
    return undefined;
  }

  /** Addresses that were requested and answered 404, the most frequent first. */
  async listMisses(): Promise<AddressMiss[]> {
    return (await this.redirects.findMisses()).map(isoDates);
  }
}

const answerOf = ({ id, fromPath, target, createdAt }: Redirect): RedirectAnswer =>
  redirectSchema.parse({ id, from: fromPath, to: target, createdAt: createdAt.toISOString() });

const targetsOf = (redirects: readonly Redirect[]) =>
  new Map(redirects.map(({ fromPath, target }) => [fromPath, target]));

/** Whether an address leads back to itself, over other redirects. */
function isLoop(from: string, to: string, targets: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  let next: string | undefined = to;
  while (next !== undefined) {
    const path: string | undefined = next.startsWith('/') ? redirectPath(next) : undefined;
    if (path === undefined || seen.has(path)) return false;
    if (path === from) return true;
    seen.add(path);
    next = targets.get(path);
  }
  return false;
}

/** An address as a header can hold it: in ASCII. */
function locationOf(to: string): string {
  const { origin, href } = new URL(to, 'http://site.invalid');
  return to.startsWith('/') ? href.slice(origin.length) : href;
}
