import { readBounces } from './read-bounces';

const report = (
  recipient: string,
  action: string,
  status: string,
) => `From MAILER-DAEMON Mon Nov 30 01:00:00 2026
From: Mail Delivery Subsystem <mailer-daemon@mx.example>
Subject: Undelivered Mail
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

Your message to someone@elsewhere.example came back.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822;
 <${recipient}>
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 ${status} other@example.com

--b--
`;

const complaint = `From fbl@isp.example Mon Nov 30 01:00:00 2026
Content-Type: multipart/report; report-type=feedback-report; boundary="b"

--b
Content-Type: message/feedback-report

Feedback-Type: abuse
User-Agent: SomeGenerator/1.0
Original-Rcpt-To: <dee@example.org>

--b
Content-Type: message/rfc822

To: dee@example.org
--b--
`;

test('reads the reports and complaints of a mailbox', () => {
  const mailbox = [
    report('Ana@Example.org', 'failed', '5.1.1'),
    report('ben@example.org', 'failed', '5.2.2 (mailbox full)'),
    report('cat@example.org', 'failed', '4.4.1'),
    complaint,
  ].join('\n');
  for (const text of [mailbox, mailbox.replaceAll('\n', '\r\n')])
    expect(readBounces(text)).toEqual([
      { email: 'ana@example.org', kind: 'hard' },
      { email: 'ben@example.org', kind: 'soft' },
      { email: 'cat@example.org', kind: 'soft' },
      { email: 'dee@example.org', kind: 'complaint' },
    ]);
});

test.each([
  ['a delay', report('ana@example.org', 'delayed', '4.4.7')],
  ['a success', report('ana@example.org', 'delivered', '2.0.0')],
  ['a refusal by policy', report('ana@example.org', 'failed', '5.7.1')],
  ['a message without a report', 'From: Ana <ana@example.org>\nSubject: Hello\n\nStatus: 5.1.1\n'],
  ['an empty mailbox', ''],
])('leaves out %s', (_name, text) => expect(readBounces(text)).toEqual([]));
