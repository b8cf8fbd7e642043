import {
  connectionSettingsSchema,
  connectionVariables,
  type ConnectionSettings,
  type ConnectionSettingsUpdate,
} from '@astaguide/contracts/settings/connection-settings';
import {
  type MailServer,
  mailServerParts,
  NO_MAIL_SERVER,
} from '@astaguide/contracts/operations/mail-server';
import {
  openPassword,
  sealPassword,
  type StoredConnection,
} from '@astaguide/database/settings/site-connection';
import { composeNotice } from '@astaguide/queues/mails/notice-mail';
import { noticeMail } from '@astaguide/queues/mails/mail-sender';
import { type FailedPart, MailFailure, SmtpSessions } from '@astaguide/queues/mails/smtp-sessions';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ConflictError, InvalidInputError } from '../../http/errors';
import { Throttles, type Throttle } from '../../http/limits/throttle';
import type { SessionOwner } from '../../http/session/sessions';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { SettingsService } from '../settings.service';
import { ConnectionRepository } from './connection.repository';
import { LiveConnection } from './live-connection';

type Variable = (typeof connectionVariables)[number];
type Field = keyof ConnectionSettingsUpdate;

/** The variable that sets a field, if it is set. */
const VARIABLES: Record<Field, Variable> = {
  publicUrl: 'PUBLIC_URL',
  smtpHost: 'SMTP_URL',
  smtpPort: 'SMTP_URL',
  smtpSecurity: 'SMTP_URL',
  smtpUser: 'SMTP_URL',
  smtpPassword: 'SMTP_URL',
  mailFrom: 'MAIL_FROM',
};

/** The field at which a failure is shown. */
const FIELDS: Record<FailedPart, Field | 'recipient'> = {
  host: 'smtpHost',
  port: 'smtpPort',
  encryption: 'smtpSecurity',
  'sign-in': 'smtpPassword',
  sender: 'mailFrom',
  recipient: 'recipient',
};

/** The site's address and mail server, where no variable sets them. */
@Injectable()
export class ConnectionService {
  /** Each test opens a connection to a server of the owner's choice. */
  private readonly tests: Throttle;

  constructor(
    private readonly repository: ConnectionRepository,
    private readonly live: LiveConnection,
    private readonly site: SettingsService,
    @Inject(BACKEND_CONFIG) private readonly config: Pick<BackendConfig, 'sessionSecret'>,
    throttles: Throttles,
  ) {
    this.tests = throttles.of({ name: 'mail-server-tests', tries: 20, window: 60 * 60 });
  }

  async get(): Promise<ConnectionSettings> {
    await this.live.refresh();
    const { environment, row, mailServer } = this.live.connection;
    const { PUBLIC_URL, SMTP_URL, MAIL_FROM } = environment;
    const isUnreadable =
      row.smtpPassword !== null && openPassword(row.smtpPassword, this.config.sessionSecret) === undefined;
    const stored = row.smtpPassword === null ? 'none' : isUnreadable ? 'unreadable' : 'stored';
    return connectionSettingsSchema.parse({
      ...row,
      publicUrl: PUBLIC_URL ?? row.publicUrl,
      ...(SMTP_URL !== undefined && mailServerParts(SMTP_URL)),
      mailFrom: MAIL_FROM ?? row.mailFrom,
      password: SMTP_URL === undefined ? stored : new URL(SMTP_URL).password === '' ? 'none' : 'stored',
      setBy: connectionVariables.filter((name) => environment[name] !== undefined),
      canSend: mailServer !== undefined,
    });
  }

  /**
   * Omitted fields stay as they are.
   *
   * @throws InvalidInputError for a field that a variable sets, a mail server without a sender, or another server or
   *   user without its password
   */
  async update(input: ConnectionSettingsUpdate): Promise<ConnectionSettings> {
    await this.repository.update((row) => this.merge(row, input));
    return this.get();
  }

  /**
   * Sends a mail to the owner with values that need not be stored.
   *
   * @throws InvalidInputError at the field that the mail server refuses, in words; as for `update`
   * @throws ConflictError without a mail server, or with another refusal
   * @throws TooManyRequestsError after twenty in an hour
   */
  async test(owner: SessionOwner, input: ConnectionSettingsUpdate): Promise<{ sentTo: string }> {
    const { connection } = this.live;
    const { publicUrl: _, ...mail } = input;
    await this.live.refresh();
    const server = connection.mailServerOf(this.merge(connection.row, mail));
    if (!server) throw new ConflictError(NO_MAIL_SERVER);
    await this.tests.count(owner.email);
    await this.send(server, owner.email);
    return { sentTo: owner.email };
  }

  private async send(mailServer: MailServer, to: string): Promise<void> {
    const { siteName } = await this.site.get();
    const text = 'This is a test email. Your site can send mail with these settings.';
    const link = `${this.live.connection.publicUrl}/admin?tab=settings&section=connection`;
    const key = `test.${randomUUID()}`;
    const mail = await noticeMail(mailServer, {
      key,
      to,
      ...composeNotice(`${siteName}: test email`, [text], link),
    });
    const sessions = new SmtpSessions({ mailServer });
    try {
      await sessions.send(mail);
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error;
      const message = `${error.message}.`;
      if (error.part === undefined) throw new ConflictError(message);
      throw new InvalidInputError([{ path: FIELDS[error.part], message }]);
    } finally {
      sessions.onApplicationShutdown();
    }
  }

  /** What is stored, with the given changes. */
  private merge(row: StoredConnection, input: ConnectionSettingsUpdate): StoredConnection {
    const { environment } = this.live.connection;
    for (const [field, variable] of Object.entries(VARIABLES) as [Field, Variable][])
      if (input[field] !== undefined && environment[variable] !== undefined)
        throw new InvalidInputError([{ path: field, message: `Set by the variable ${variable}` }]);
    const { smtpPassword: password = '', ...changes } = input;
    const { publicUrl, smtpHost, smtpPort, smtpSecurity, smtpUser, mailFrom } = {
      ...row,
      ...defined(changes),
    };
    const isSameServer =
      smtpHost === row.smtpHost &&
      smtpPort === row.smtpPort &&
      smtpSecurity === row.smtpSecurity &&
      smtpUser === row.smtpUser;
    // A stored password is never sent to another server, or with less encryption.
    if (smtpUser !== null && password === '' && row.smtpPassword !== null && !isSameServer)
      throw new InvalidInputError([
        { path: 'smtpPassword', message: 'Enter the password again, as the server or the user has changed' },
      ]);
    if (smtpHost !== null && mailFrom === null && environment.MAIL_FROM === undefined)
      throw new InvalidInputError([{ path: 'mailFrom', message: 'Enter the address that mails come from' }]);
    const kept = isSameServer ? row.smtpPassword : null;
    const sealed = password === '' ? kept : sealPassword(password, this.config.sessionSecret);
    const smtpPassword = smtpHost === null || smtpUser === null ? null : sealed;
    return { publicUrl, smtpHost, smtpPort, smtpSecurity, smtpUser, smtpPassword, mailFrom };
  }
}

const defined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>;
  };
