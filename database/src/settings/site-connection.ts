import {
  mailPorts,
  mailServerUrl,
  senderOf,
  type MailServer,
} from '@astaguide/contracts/operations/mail-server';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { ConnectionSettings } from '../entities/settings/connection-settings.entity';

/** What is stored, without the times. */
export type StoredConnection = Omit<ConnectionSettings, 'id' | 'updatedAt'>;

interface Environment {
  PUBLIC_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  SESSION_SECRET?: string | undefined;
  PORT: number;
}

/** What applies to the site now. */
interface Values {
  publicUrl: string;
  mailServer: MailServer | undefined;
  /** Where the address comes from; 'default' is localhost. */
  source: 'variable' | 'settings' | 'default';
}

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/**
 * The site's public address and mail server: variables where they are set, else what the owner has stored. It changes
 * while the process runs, so read it at each use.
 */
export class SiteConnection {
  private stored: StoredConnection | undefined;
  private values: Values | undefined;
  private readonly waiting = new Set<() => void>();

  constructor(readonly environment: Environment) {}

  /** The public origin, without a trailing slash. */
  get publicUrl(): string {
    return this.environment.PUBLIC_URL ?? this.known.publicUrl;
  }

  /** Undefined: no mail is sent. */
  get mailServer(): MailServer | undefined {
    const { SMTP_URL, MAIL_FROM } = this.environment;
    if (SMTP_URL !== undefined && MAIL_FROM !== undefined)
      return { url: SMTP_URL, from: senderOf(MAIL_FROM) };
    return this.known.mailServer;
  }

  get source(): Values['source'] {
    return this.environment.PUBLIC_URL === undefined ? this.known.source : 'variable';
  }

  /** What is stored, as it was last read. */
  get row(): StoredConnection {
    if (!this.stored) throw new Error('The address and the mail server were not read from the database yet');
    return this.stored;
  }

  /**
   * Reads what is stored.
   *
   * @returns whether the address or the mail server changed
   */
  async read(dataSource: DataSource): Promise<boolean> {
    return this.apply(await dataSource.manager.findOneByOrFail(ConnectionSettings, { id: 1 }));
  }

  /** Takes what is stored. @returns whether the address or the mail server changed */
  apply(stored: StoredConnection): boolean {
    const before = JSON.stringify(this.values);
    this.stored = stored;
    this.values = this.resolve(stored);
    if (this.mailServer) {
      for (const resolve of this.waiting) resolve();
      this.waiting.clear();
    }
    return before !== JSON.stringify(this.values);
  }

  /** Resolves when a mail server is set up. */
  async whenMailIsSetUp(): Promise<void> {
    const { SMTP_URL, MAIL_FROM } = this.environment;
    if (this.values?.mailServer ?? (SMTP_URL && MAIL_FROM)) return;
    await new Promise<void>((resolve) => this.waiting.add(resolve));
  }

  /** @returns the mail server that stored values make; undefined if they are incomplete or the password is unreadable */
  mailServerOf(stored: StoredConnection): MailServer | undefined {
    const { SMTP_URL, MAIL_FROM, SESSION_SECRET } = this.environment;
    const { smtpHost, smtpPort, smtpSecurity, smtpUser, smtpPassword } = stored;
    const from = MAIL_FROM ?? stored.mailFrom;
    if (from === null) return undefined;
    if (SMTP_URL !== undefined) return { url: SMTP_URL, from: senderOf(from) };
    const password = smtpPassword && openPassword(smtpPassword, SESSION_SECRET);
    if (smtpHost === null || password === undefined) return undefined;
    const parts = { smtpHost, smtpPort: smtpPort ?? mailPorts[smtpSecurity], smtpSecurity, smtpUser };
    return { url: mailServerUrl(parts, password), from: senderOf(from) };
  }

  private get known(): Values {
    if (!this.values) throw new Error('The address and the mail server were not read from the database yet');
    return this.values;
  }

  private resolve(stored: StoredConnection): Values {
    const { PUBLIC_URL, PORT } = this.environment;
    const given = PUBLIC_URL ?? stored.publicUrl;
    return {
      publicUrl: given ?? `http://localhost:${PORT}`,
      mailServer: this.mailServerOf(stored),
      source: PUBLIC_URL !== undefined ? 'variable' : stored.publicUrl === null ? 'default' : 'settings',
    };
  }
}

/** Encrypts a password for the database. A copy of the database cannot be used to send mail as the site. */
export function sealPassword(password: string, secret: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce);
  const text = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** @returns undefined if it was encrypted with another secret, or is damaged */
export function openPassword(sealed: Buffer, secret: string | undefined): string | undefined {
  if (secret === undefined) return undefined;
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(secret), sealed.subarray(0, NONCE));
    decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    return decipher.update(sealed.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

/** Of its own, so that what signs sessions encrypts nothing. */
function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'astaguide smtp password', 32));
}
