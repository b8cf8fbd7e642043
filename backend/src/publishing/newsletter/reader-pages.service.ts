import type { NewsletterFrequency } from '@astaguide/contracts/publishing/newsletter';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { NewsletterRepository, type TokenHolder } from './newsletter.repository';
import { readableAddress } from './readable-address';

/** What the page of a link shows. */
export type ReaderView =
  | { kind: 'confirm' | 'preferences' | 'saved'; address: string; frequency: NewsletterFrequency }
  | { kind: 'confirmed' | 'left' | 'invalid' };

const INVALID: ReaderView = { kind: 'invalid' };

/** What readers do with the links of their mails. A link is known by the hash of its token. */
@Injectable()
export class ReaderPagesService {
  constructor(private readonly subscribers: NewsletterRepository) {}

  /** The page of a confirmation, which changes nothing: programs open the links of mails. */
  async showConfirmation(token: unknown): Promise<ReaderView> {
    const holder = await this.find(token);
    if (!holder?.confirms || holder.state === 'complained') return INVALID;
    return holder.state === 'confirmed' ? { kind: 'confirmed' } : viewOf('confirm', holder);
  }

  /** The page on which a reader leaves, or chooses how often to get mail. It changes nothing. */
  async showPreferences(token: unknown): Promise<ReaderView> {
    const holder = await this.find(token);
    if (!holder) return INVALID;
    return ['left', 'complained'].includes(holder.state) ? { kind: 'left' } : viewOf('preferences', holder);
  }

  async confirm(token: unknown): Promise<ReaderView> {
    const hash = hashOf(token);
    return hash && (await this.subscribers.confirm(hash)) ? { kind: 'confirmed' } : INVALID;
  }

  async leave(token: unknown): Promise<ReaderView> {
    const hash = hashOf(token);
    return hash && (await this.subscribers.leave(hash)) ? { kind: 'left' } : INVALID;
  }

  async setFrequency(token: unknown, frequency: unknown): Promise<ReaderView> {
    const hash = hashOf(token);
    const view = await this.showPreferences(token);
    if (!hash || view.kind !== 'preferences' || (frequency !== 'every' && frequency !== 'monthly'))
      return view;
    await this.subscribers.setFrequency(hash, frequency);
    return { ...view, kind: 'saved', frequency };
  }

  private async find(token: unknown): Promise<TokenHolder | undefined> {
    const hash = hashOf(token);
    return hash && (await this.subscribers.findByToken(hash));
  }
}

function viewOf(kind: 'confirm' | 'preferences', { email, frequency }: TokenHolder): ReaderView {
  // Mails are forwarded: the whole address is nobody else's business.
  return { kind, address: readableAddress(email).replace(/^(.).*(?=@)/, '$1…'), frequency };
}

/** Undefined for a text that is no token. */
function hashOf(token: unknown): Buffer | undefined {
  if (typeof token !== 'string' || !/^[\w-]{32}$/.test(token)) return undefined;
  return createHash('sha256').update(Buffer.from(token, 'base64url')).digest();
}
