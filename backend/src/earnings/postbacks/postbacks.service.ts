import { readClickId } from '@astaguide/contracts/earnings/click-id';
import type { SaleChange } from '@astaguide/contracts/earnings/conversion-import';
import type { RefusedCall, TestedCall } from '@astaguide/contracts/earnings/refused-call';
import { Injectable } from '@nestjs/common';
import { ApiTokensService } from '../../account/api-tokens.service';
import { InvalidInputError, NotFoundError, NotSignedInError } from '../../http/errors';
import { ConversionImportsRepository, type Transaction } from '../imports/conversion-imports.repository';
import { findCurrent, findStored, type CurrentConversion } from '../imports/conversions.repository';
import { findProducts } from '../imports/named-products.repository';
import { changesOf } from '../imports/preview';
import { matchSales, recordSales } from '../imports/record-sales';
import { nameKey } from '../rules/read-values';
import type { ReportedSale } from '../rules/reported-sale';
import { readCall, readInput, type ReportedCall, type ReportedConversion } from './conversion';
import { RefusedPostbacksRepository } from './refused-postbacks.repository';

/** A call of the postback address. */
export interface PostbackRequest {
  method: string;
  ip: string;
  query: unknown;
  body?: unknown;
  headers: { authorization?: string | undefined };
}

const valuesOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Sales that networks report one by one. All of a network's sales form one import, which grows. */
@Injectable()
export class PostbacksService {
  constructor(
    private readonly imports: ConversionImportsRepository,
    private readonly refused: RefusedPostbacksRepository,
    private readonly tokens: ApiTokensService,
  ) {}

  /**
   * Adds a sale, or changes the one with the same network and order id.
   *
   * @param isProgram whether a token was used: its refused calls are kept for the owner
   * @throws InvalidInputError for a value that cannot be read
   */
  async report(sent: unknown, isProgram: boolean): Promise<ReportedConversion> {
    const read = readInput(sent);
    if ('call' in read) return this.imports.alone((manager) => this.store(manager, read.call));
    if (isProgram) await this.refused.add(valuesOf(sent), read.reasons);
    throw new InvalidInputError(read.reasons);
  }

  /**
   * Stores what a network sends to the postback address, by GET, as a form or as JSON. HEAD stores nothing.
   *
   * @throws NotSignedInError, MissingScopeError or TooManyRequestsError for the token
   * @throws InvalidInputError for a value that cannot be read; the call is kept for the owner
   */
  async reportByAddress({
    method,
    ip,
    query,
    body,
    headers,
  }: PostbackRequest): Promise<ReportedConversion | undefined> {
    const { token: named, ...sent } = { ...valuesOf(query), ...valuesOf(body) };
    const token = named ?? /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    const read = readCall(sent);
    if (typeof token !== 'string' || token === '') {
      if ('reasons' in read) throw new InvalidInputError(read.reasons);
      throw new NotSignedInError('Add the token to the address.');
    }
    const call = `${method} /api/conversions/postback`;
    await this.tokens.authorize(token, 'conversions:write', { ip, call });
    if (method === 'HEAD') return undefined;
    if ('call' in read) return this.imports.alone((manager) => this.store(manager, read.call));
    await this.refused.add(sent, read.reasons);
    throw new InvalidInputError(read.reasons);
  }

  /** Refused calls of networks, newest first. */
  listRefused(): Promise<RefusedCall[]> {
    return this.refused.findAll();
  }

  /**
   * Stores a refused call with corrected values, as if it had been stored when it was received.
   *
   * @param corrected replace those that were sent; null removes one
   * @throws NotFoundError when the call no longer waits
   * @throws InvalidInputError when a value still cannot be read; the call goes on waiting
   */
  async accept(id: number, corrected: Record<string, unknown>): Promise<ReportedConversion> {
    const refused = await this.refused.find(id);
    if (!refused) throw new NotFoundError('This call no longer waits.');
    const values = Object.entries({ ...refused.sent, ...corrected }).filter(([, value]) => value !== null);
    const read = readCall(Object.fromEntries(values));
    if ('reasons' in read) throw new InvalidInputError(read.reasons);
    return this.imports.alone(async (manager) => {
      if (!(await this.refused.remove(id, manager))) throw new NotFoundError('This call no longer waits.');
      return this.store(manager, read.call, refused.receivedAt);
    });
  }

  /** @throws NotFoundError when the call no longer waits */
  async dismiss(id: number): Promise<void> {
    if (!(await this.refused.remove(id))) throw new NotFoundError('This call no longer waits.');
  }

  /** What a network's call would do: it is stored and rolled back. @param call an address or its query */
  async test(call: string): Promise<TestedCall> {
    const query = new URLSearchParams(call.trim().replace(/^[^?]*\?/, ''));
    query.delete('token');
    const sent = Object.fromEntries(
      [...new Set(query.keys())].map((name) => {
        const all = query.getAll(name);
        return [name, all.length > 1 ? all : all[0]];
      }),
    );
    const read = readCall(sent);
    if ('reasons' in read)
      return {
        outcome: 'refused',
        reasons: read.reasons,
        changes: [],
        isClickFound: null,
        productName: null,
      };
    return this.imports.rehearse(async (manager) => {
      const retailerKey = nameKey(read.call.network);
      const { conversions, clicks, current } = await matchSales(manager, retailerKey, [saleOf(read.call)]);
      const [{ identity, productId, corrects }] = conversions as [(typeof conversions)[number]];
      const sold = (rows: Iterable<CurrentConversion>) =>
        [...rows].filter((row) => (corrects === null ? row.corrects === null : row.identity === identity));
      const before = sold(current.values());
      await this.store(manager, read.call);
      const after = sold((await findCurrent(manager, retailerKey, [identity, ...current.keys()])).values());
      const changes = changesOfOrder(before, after);
      const products = await findProducts(manager);
      return {
        outcome:
          before.length === 0
            ? ('new' as const)
            : changes.length > 0
              ? ('changed' as const)
              : ('unchanged' as const),
        reasons: [],
        changes,
        isClickFound: clicks.reported === 0 ? null : clicks.found > 0,
        productName: products.find(({ id }) => id === productId)?.name ?? null,
      };
    });
  }

  /** @param receivedAt ISO 8601; default: now */
  private async store(
    manager: Transaction,
    call: ReportedCall,
    receivedAt?: string,
  ): Promise<ReportedConversion> {
    const retailerKey = nameKey(call.network);
    const sent = saleOf(call, receivedAt);
    const { conversions, current } = await matchSales(manager, retailerKey, [sent]);
    const [said] = conversions as [(typeof conversions)[number]];
    const known = current.get(said.identity);
    const importId = await this.imports.growing(manager, call.network, 'isPostback');
    const stored = await findStored(manager, importId, said.identity);
    const isSettled = (row: { state: string } | null | undefined) =>
      row && said.state === 'pending' && row.state !== 'pending';
    // Calls may arrive in any order, and a refused one is accepted later than others.
    if (isSettled(stored) || isSettled(known)) return { id: Number((stored ?? known)!.id) };
    const isOlder = stored && receivedAt && stored.reportedAt > new Date(receivedAt);
    if (isOlder && (stored.state !== 'pending' || said.state === 'pending')) return { id: Number(stored.id) };
    const { day, moment } = (!call.occurredAt && known) || said;
    const asOf = (receivedAt ?? new Date().toISOString()).slice(0, 10);
    const reporting = { importId, retailerKey, reportedAt: receivedAt ?? null, asOf };
    // What is no click id of this site is not in the log either.
    const awaitsClick = said.awaitsClick || (!known && Boolean(call.clickId) && sent.clickId === null);
    const ids = await recordSales(manager, reporting, [{ ...said, day, moment, awaitsClick }]);
    return { id: ids[0]! };
  }
}

/** What a call changes in the sales of an order; of a new one, its values. */
function changesOfOrder(
  before: readonly CurrentConversion[],
  after: readonly CurrentConversion[],
): SaleChange[] {
  const [[one, ...others], [other, ...more]] = [before, after];
  if (others.length + more.length === 0) return changesOf(one, other!);
  const [was, is] = [before, after].map((rows) => new Set(rows.map(({ id }) => id))) as [
    Set<string>,
    Set<string>,
  ];
  if (was.size === is.size && [...was].every((id) => is.has(id))) return [];
  return [{ field: 'Lines of the order', before: String(was.size), after: String(is.size) }];
}

/** As a row of a report would say it. */
function saleOf(call: ReportedCall, now = new Date().toISOString()): ReportedSale {
  const { day, moment } = call.occurredAt ?? { day: now.slice(0, 10), moment: now };
  const refundId = call.refundId || null;
  const lowered = (amount: string) => (refundId && !/^-|^[0.]+$/.test(amount) ? `-${amount}` : amount);
  return {
    line: 0,
    day,
    moment,
    statedTime: call.occurredAt ? (moment ?? day) : null,
    clickId: readClickId(call.clickId ?? ''),
    product: call.productId ? String(call.productId) : null,
    rowId: refundId,
    orderId: call.orderId,
    corrects: refundId ? call.orderId : null,
    account: null,
    isAdjustment: false,
    amount: lowered(call.amount),
    commission: typeof call.commission === 'string' ? lowered(call.commission) : null,
    currency: call.currency,
    commissionCurrency: call.currency,
    state: call.status.state,
    paidOn: call.status.isPaid ? '' : null,
  };
}
