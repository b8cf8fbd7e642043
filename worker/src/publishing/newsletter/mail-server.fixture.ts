import { createServer, type AddressInfo, type Socket } from 'node:net';

/** What a mail server does with a mail. */
export type Answer =
  | 'accept'
  | 'no such mailbox'
  | 'refuse'
  | 'full'
  | 'greylist'
  | 'refuse sender'
  | 'drop before text'
  | 'drop after text'
  | 'accept and drop'
  | 'refuse text'
  | 'busy after text';

export type Whim = (recipient: string) => Answer;

const recipientAnswers: Partial<Record<Answer, string>> = {
  'no such mailbox': '550 5.1.1 <RECIPIENT> is not known here',
  refuse: '550 5.7.1 Mail from you is not welcome, RECIPIENT',
  full: '552 5.2.2 Mailbox full',
  greylist: '450 4.2.0 Greylisted, try again later',
};
const textAnswers: Partial<Record<Answer, string>> = {
  'refuse text': '554 5.6.0 Looks like spam',
  'busy after text': '451 4.3.0 Try again later',
};

/** A mail server that accepts, refuses and drops as configured. */
export interface WhimsicalMailServer {
  url: string;
  /** The recipients of the mails that it accepted, also of those whose answer was lost. */
  accepted: string[];
  close(): Promise<void>;
}

export async function whimsicalMailServer(whim: Whim): Promise<WhimsicalMailServer> {
  const accepted: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    socket.write('220 test\r\n');
    let recipient = '';
    let answer: Answer = 'accept';
    let text: string | undefined;
    let rest = '';
    const reply = (line: string) => socket.write(`${line.replace('RECIPIENT', recipient)}\r\n`);

    const onText = () => {
      const end = text!.indexOf('\r\n.\r\n');
      if (end < 0) return;
      rest = text!.slice(end + 5);
      text = undefined;
      if (answer === 'drop after text') return void socket.destroy();
      const refusal = textAnswers[answer];
      if (refusal !== undefined) return void reply(refusal);
      accepted.push(recipient);
      if (answer === 'accept and drop') socket.destroy();
      else reply('250 2.0.0 OK');
    };
    const onLine = (line: string) => {
      if (/^MAIL/i.test(line))
        return reply(whim('') === 'refuse sender' ? '553 5.7.1 Sender refused' : '250 OK');
      if (/^RCPT/i.test(line)) {
        recipient = /<(.*?)>/.exec(line)![1]!;
        answer = whim(recipient);
        return reply(recipientAnswers[answer] ?? '250 OK');
      }
      if (/^DATA/i.test(line)) {
        if (answer === 'drop before text') return void socket.destroy();
        text = '';
        return reply('354 Go on');
      }
      if (/^QUIT/i.test(line)) return void socket.end('221 Bye\r\n');
      return reply('250 test');
    };
    socket.on('data', (chunk) => {
      rest += chunk.toString();
      for (;;) {
        if (text !== undefined) {
          text += rest;
          rest = '';
          onText();
          if (text !== undefined) return;
        }
        const end = rest.indexOf('\r\n');
        if (end < 0) return;
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        onLine(line);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accepted,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
