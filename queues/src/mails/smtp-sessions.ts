import { type MailServer, NO_MAIL_SERVER } from '@astaguide/contracts/operations/mail-server';
import { createTransport } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { Readable } from 'node:stream';

/** Timeouts for connecting to the server, and for its answers. Milliseconds. */
const CONNECTING = 10_000;
const SILENCE = 60_000;
const MAX_REASON_LENGTH = 300;

/**
 * What kept a mail from being sent.
 *
 * - `server`: no mail can be sent: the server is away, or refuses the sign-in or the sender
 * - `later`: the server wants this one later
 * - `broken`: the connection broke before any of the text was sent; says nothing about the mailbox
 * - `gone`: the server says that the mailbox does not exist
 * - `refused`: this one will never be accepted
 * - `unknown`: the connection broke after the text was sent, so it may have arrived
 */
export type FailureKind = 'server' | 'later' | 'broken' | 'gone' | 'refused' | 'unknown';

/** What of the settings a failure is about. */
export type FailedPart = 'host' | 'port' | 'encryption' | 'sign-in' | 'sender' | 'recipient';

/** A mail was not sent, or its fate is unknown. The message is the server's, without its recipient. */
export class MailFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    options?: ErrorOptions,
    /** What was refused, as far as that is known. */
    readonly part?: FailedPart,
  ) {
    super(message, options);
  }
}

/** A message as it goes over the wire. */
export interface RawMail {
  /** Address of the envelope, to which bounces go. */
  from: string;
  to: string;
  content: Buffer;
}

class NotClaimedError extends Error {}

/** Connections to the mail server, which are used for one mail after another. */
export class SmtpSessions {
  private idle: SMTPConnection[] = [];
  private url: string | undefined;

  /** @param site its mail server may change between mails */
  constructor(private readonly site: { readonly mailServer: Pick<MailServer, 'url'> | undefined }) {}

  /**
   * Sends a mail.
   *
   * @param claim called when the server is ready for the text, and before any of it is sent: notes that the mail is being
   *   sent. False if it must not be sent
   * @returns whether it was sent; false where it was not claimed
   * @throws MailFailure
   */
  async send(mail: RawMail, claim: () => Promise<boolean> = () => Promise.resolve(true)): Promise<boolean> {
    for (;;) {
      const idle = this.idleToCurrent();
      const kept = idle.pop();
      const connection = kept ?? (await this.open(idle));
      const text = claimedText(mail.content, claim);
      try {
        await sendOver(connection, mail, text.stream);
        this.keep(connection, idle);
        return true;
      } catch (error) {
        const { state, failure } = await text.settle();
        const { responseCode } = error as SmtpError;
        const isAnswer = responseCode !== undefined;
        if (isAnswer && responseCode !== 421 && state === 'unread' && (await canGoOn(connection)))
          this.keep(connection, idle);
        else connection.close();
        if (failure instanceof NotClaimedError) return false;
        if (failure) throw failure;
        // The server closed the connection that was kept, or takes no further mail over it.
        if (kept && (!isAnswer || responseCode === 421) && state === 'unread') continue;
        throw failureOf(error as SmtpError, mail.to, state === 'sent');
      }
    }
  }

  /** Nest calls the hook of whatever is provided. */
  onApplicationShutdown(): void {
    for (const connection of this.idle.splice(0)) connection.quit();
  }

  /** The connections that may be used again; those to an earlier server are closed. */
  private idleToCurrent(): SMTPConnection[] {
    const { mailServer } = this.site;
    if (!mailServer) throw new MailFailure('server', NO_MAIL_SERVER);
    if (this.url !== mailServer.url) {
      this.onApplicationShutdown();
      this.idle = [];
      this.url = mailServer.url;
    }
    return this.idle;
  }

  private keep(connection: SMTPConnection, idle: SMTPConnection[]): void {
    if (idle === this.idle) idle.push(connection);
    else connection.quit();
  }

  private async open(idle: SMTPConnection[]): Promise<SMTPConnection> {
    const options = connectionOptions(this.url!);
    const connection = new SMTPConnection(options);
    // Each command has a listener of its own; between them, the end is what counts.
    connection.on('error', () => undefined);
    try {
      await answerOf(connection, (done) => connection.connect(done));
      const { auth } = options as { auth?: { user?: string; pass?: string } };
      if (auth?.user !== undefined) {
        const credentials = { user: auth.user, pass: auth.pass ?? '' };
        await answerOf(connection, (done) => connection.login({ credentials }, done));
      }
    } catch (error) {
      connection.close();
      const [reason, part] = explainFailure(error as SmtpError);
      throw new MailFailure('server', reason, { cause: error }, part);
    }
    connection.once('end', () => {
      const place = idle.indexOf(connection);
      if (place >= 0) idle.splice(place, 1);
    });
    return connection;
  }
}

function connectionOptions(url: string): SMTPConnection.Options {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECTING,
    greetingTimeout: CONNECTING,
    socketTimeout: SILENCE,
  } as Parameters<typeof createTransport>[0]);
  return (transport.transporter as unknown as { options: SMTPConnection.Options }).options;
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/**
 * Runs a command. Nodemailer calls back only for answers.
 *
 * @throws the server's refusal, or why the connection ended before it answered
 */
async function answerOf(
  connection: SMTPConnection,
  run: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  let fail!: (error: Error) => void;
  const onEnd = () => fail(new Error('The connection to the mail server broke'));
  try {
    await new Promise<void>((resolve, reject) => {
      fail = reject;
      connection.once('error', fail).once('end', onEnd);
      run((error) => (error ? reject(error) : resolve()));
    });
  } finally {
    connection.off('error', fail).off('end', onEnd);
  }
}

const sendOver = (connection: SMTPConnection, { from, to, content }: RawMail, text: Readable) =>
  answerOf(connection, (done) => connection.send({ from, to: [to], size: content.length }, text, done));

/** The text of a mail, which is read when the server asks for it. */
function claimedText(content: Buffer, claim: () => Promise<boolean>) {
  let state: 'unread' | 'claimed' | 'sent' = 'unread';
  let failure: Error | undefined;
  let claiming: Promise<void> | undefined;
  const read = async () => {
    try {
      if (!(await claim())) throw new NotClaimedError();
      state = 'claimed';
      // The connection ended meanwhile: nothing of the text goes out any more.
      if (stream.destroyed) return;
      state = 'sent';
      stream.push(content);
      stream.push(null);
    } catch (error) {
      failure = error as Error;
      stream.destroy(failure);
    }
  };
  const stream = new Readable({ read: () => void (claiming ??= read()) });
  stream.on('error', () => undefined);
  return {
    stream,
    /** How far it came, once that is certain. */
    settle: async () => {
      await claiming;
      return { state, failure };
    },
  };
}

async function canGoOn(connection: SMTPConnection): Promise<boolean> {
  try {
    await answerOf(connection, (done) => connection.reset(done));
    return true;
  } catch {
    return false;
  }
}

function failureOf(error: SmtpError, to: string, wasClaimed: boolean): MailFailure {
  const [words, part] = explainFailure(error);
  const reason = words.replaceAll(to, 'the address').slice(0, MAX_REASON_LENGTH);
  return new MailFailure(kindOf(error, wasClaimed), reason, { cause: error }, part);
}

function kindOf({ command = '', response = '', responseCode }: SmtpError, wasClaimed: boolean): FailureKind {
  if (responseCode === undefined) return wasClaimed ? 'unknown' : 'broken';
  if (command === 'MAIL FROM') return 'server';
  if (responseCode < 500) return 'later';
  // RFC 3463: 5.1.x is about the address, 5.7.x about policy; codes without one count for mailboxes that are named.
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response)?.[1];
  const isAboutMailbox =
    status === undefined
      ? command === 'RCPT TO' && [550, 551, 553].includes(responseCode)
      : /^5\.1\.[0-36]$/.test(status);
  if (isAboutMailbox || status === '5.2.1') return 'gone';
  return status === '5.2.2' ? 'later' : 'refused';
}

/** What went wrong, in words, with the server's own, and what it is about. */
function explainFailure({ code = '', command = '', response, message }: SmtpError): [string, FailedPart?] {
  const said = response === undefined ? '' : `: ${response}`;
  if (code === 'EAUTH') return [`The mail server refuses the user name or the password${said}`, 'sign-in'];
  if (code === 'ETLS' || /certificate|SSL|TLS/i.test(message))
    return [`The encrypted connection to the mail server failed: ${response ?? message}`, 'encryption'];
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message))
    return ['The mail server’s name cannot be found', 'host'];
  if (/ECONNREFUSED/.test(message))
    return ['The mail server does not accept connections at this address and port', 'port'];
  if (code === 'ETIMEDOUT') return ['The mail server does not answer', 'port'];
  if (command === 'MAIL FROM') return [`The mail server refuses the sender${said}`, 'sender'];
  if (command === 'RCPT TO') return [`The mail server refuses the recipient${said}`, 'recipient'];
  if (command === 'DATA') return [`The mail server refuses the text${said}`];
  return [response ?? (message || 'The connection to the mail server broke')];
}
