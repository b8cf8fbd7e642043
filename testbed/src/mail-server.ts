import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a mail server does with a mail. */
export type Answer =
  | 'accept'
  | 'no such mailbox'
  | 'refuse'
  | 'full'
  | 'greylist'
  | 'refuse and drop'
  | 'refuse sender'
  | 'drop before text'
  | 'drop in text'
  | 'drop after text'
  | 'accept and drop'
  | 'accept, answer and drop'
  | 'refuse text'
  | 'busy after text';

/** How a mail server answers, by recipient; the sender's part has the empty one. */
export type Whim = (recipient: string) => Answer;

const recipientAnswers: Partial<Record<Answer, string>> = {
  'no such mailbox': '550 5.1.1 <RECIPIENT> is not known here',
  refuse: '550 5.7.1 Mail from you is not welcome, RECIPIENT',
  'refuse and drop': '550 5.7.1 Mail from you is not welcome, RECIPIENT',
  full: '552 5.2.2 Mailbox full',
  greylist: '450 4.2.0 Greylisted, try again later',
};
const textAnswers: Partial<Record<Answer, string>> = {
  'refuse text': '554 5.6.0 Looks like spam',
  'busy after text': '451 4.3.0 Try again later',
};

/** A mail whose text the server was ready for. */
export interface Transaction {
  recipient: string;
  /** When the whole text had arrived. Milliseconds; undefined if it never did. */
  arrivedAt: number | undefined;
  isAccepted: boolean;
  /** When an answer to it was written to a connection that was open. Milliseconds; undefined if none was. */
  answeredAt: number | undefined;
}

/** A mail server that accepts, refuses, delays and drops as its whim says, and counts what it accepts. */
export class WhimsicalMailServer {
  readonly transactions: Transaction[] = [];
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;

  private constructor(
    private readonly whim: Whim,
    private readonly delay: () => number,
  ) {}

  /** @param delay milliseconds before an answer to a recipient or a text */
  static async start(whim: Whim, delay = () => 0): Promise<WhimsicalMailServer> {
    const server = new WhimsicalMailServer(whim, delay);
    await server.restart();
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** The recipients of the mails that it accepted, also of those whose answer was lost. */
  get accepted(): string[] {
    return this.transactions.filter(({ isAccepted }) => isAccepted).map(({ recipient }) => recipient);
  }

  /** Breaks all connections, and accepts no more. */
  async kill(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    for (const socket of this.sockets) socket.resetAndDestroy();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  /** Accepts connections again, at the same address. */
  async restart(): Promise<void> {
    const { whim, delay, transactions } = this;
    const isUp = () => this.server === server;
    const server = createServer((socket) => new Session(socket, { whim, delay, transactions, isUp }));
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }
}

/** One connection. */
class Session {
  private recipient = '';
  private answer: Answer = 'accept';
  private transaction: Transaction | undefined;
  private rest = '';
  private isBusy = false;

  constructor(
    private readonly socket: Socket,
    private readonly server: {
      whim: Whim;
      delay: () => number;
      transactions: Transaction[];
      isUp: () => boolean;
    },
  ) {
    socket.on('error', () => undefined).write('220 test\r\n');
    socket.on('data', (chunk) => {
      this.rest += chunk.toString('latin1');
      void this.read();
    });
  }

  private async read(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    while (await this.readPart());
    this.isBusy = false;
  }

  /** @returns false if more must arrive first */
  private async readPart(): Promise<boolean> {
    const ending = this.transaction ? '\r\n.\r\n' : '\r\n';
    if (this.transaction && this.rest !== '' && this.answer === 'drop in text') this.socket.resetAndDestroy();
    const end = this.rest.indexOf(ending);
    if (end < 0 || this.socket.destroyed) return false;
    const part = this.rest.slice(0, end);
    this.rest = this.rest.slice(end + ending.length);
    await (this.transaction ? this.onText(this.transaction) : this.onLine(part));
    return true;
  }

  private async onText(transaction: Transaction): Promise<void> {
    const { answer, socket } = this;
    this.transaction = undefined;
    transaction.arrivedAt = Date.now();
    await this.pause();
    if (answer === 'drop after text') return void socket.resetAndDestroy();
    const refusal = textAnswers[answer];
    // A server that is killed keeps nothing; one whose client is gone does not notice.
    transaction.isAccepted = refusal === undefined && this.server.isUp();
    if (answer === 'accept and drop') return void socket.resetAndDestroy();
    if (await this.reply(refusal ?? '250 2.0.0 OK')) transaction.answeredAt = Date.now();
    if (answer === 'accept, answer and drop') socket.destroySoon();
  }

  private async onLine(line: string): Promise<void> {
    const { socket } = this;
    const { whim, transactions } = this.server;
    if (/^MAIL/i.test(line)) {
      await this.reply(whim('') === 'refuse sender' ? '553 5.7.1 Sender refused' : '250 OK');
    } else if (/^RCPT/i.test(line)) {
      this.recipient = /<(.*?)>/.exec(line)![1]!;
      this.answer = whim(this.recipient);
      await this.pause();
      await this.reply(recipientAnswers[this.answer] ?? '250 OK');
    } else if (/^DATA/i.test(line)) {
      if (this.answer === 'drop before text') return void socket.resetAndDestroy();
      const { recipient } = this;
      this.transaction = { recipient, arrivedAt: undefined, isAccepted: false, answeredAt: undefined };
      transactions.push(this.transaction);
      await this.reply('354 Go on');
    } else if (/^RSET/i.test(line) && this.answer === 'refuse and drop') {
      socket.destroySoon();
    } else if (/^QUIT/i.test(line)) {
      socket.end('221 Bye\r\n');
    } else {
      await this.reply('250 test');
    }
  }

  private async pause(): Promise<void> {
    const milliseconds = this.server.delay();
    if (milliseconds > 0) await sleep(milliseconds);
  }

  /** @returns whether it was written to an open connection */
  private reply(line: string): Promise<boolean> {
    const { socket } = this;
    if (socket.destroyed) return Promise.resolve(false);
    return new Promise((resolve) =>
      socket.write(`${line.replace('RECIPIENT', this.recipient)}\r\n`, (error) => resolve(!error)),
    );
  }
}
