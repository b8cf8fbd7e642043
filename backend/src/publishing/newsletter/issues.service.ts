import { NO_MAIL_SERVER } from '@astaguide/contracts/operations/mail-server';
import type {
  IssuePreview,
  IssueResults,
  NewsletterIssue,
  NewsletterIssueValues,
} from '@astaguide/contracts/publishing/newsletter-issue';
import { campaignOf } from '@astaguide/contracts/publishing/newsletter-issue';
import { dayIn } from '@astaguide/contracts/lib/time-zone';
import { composeIssue, productsInIssue, withToken } from '@astaguide/queues/mails/issue-mail';
import { readerMail } from '@astaguide/queues/mails/reader-mail';
import { MailFailure, SmtpSessions } from '@astaguide/queues/mails/smtp-sessions';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { EarningsService } from '../../earnings/earnings.service';
import { ConflictError, InvalidInputError, NotFoundError } from '../../http/errors';
import { Throttles, type Throttle } from '../../http/limits/throttle';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import type { SessionOwner } from '../../http/session/sessions';
import { SettingsService } from '../../settings/settings.service';
import { BlogService } from '../blog/blog.service';
import { hasText } from '../rich-text/rich-text';
import { RichTextService } from '../rich-text/rich-text.service';
import { IssuesRepository } from './issues.repository';

/** How far ahead an issue may be planned. Milliseconds. */
const LONGEST_PLAN = 366 * 86_400_000;

/** The issues of the newsletter: written, tried, and handed to the worker, which sends them. */
@Injectable()
export class IssuesService {
  /** Keeps the owner's mail server from being flooded with tests. */
  private readonly tests: Throttle;

  constructor(
    private readonly issues: IssuesRepository,
    private readonly posts: BlogService,
    private readonly richText: RichTextService,
    private readonly settings: SettingsService,
    private readonly earnings: EarningsService,
    @Inject(BACKEND_CONFIG) private readonly config: Pick<BackendConfig, 'mailServer' | 'publicUrl'>,
    throttles: Throttles,
  ) {
    this.tests = throttles.of({ name: 'newsletter-tests', tries: 20, window: 60 * 60 });
  }

  list(): Promise<NewsletterIssue[]> {
    return this.issues.findAll();
  }

  async create(input: NewsletterIssueValues): Promise<NewsletterIssue> {
    const content = await this.richText.sanitizeEntered(input.content, 'content');
    return this.get(await this.issues.add({ ...input, content }));
  }

  /**
   * Makes a draft from an article: its title, its excerpt, and its text.
   *
   * @throws NotFoundError for an unknown article
   */
  async createFromPost(postId: number): Promise<NewsletterIssue> {
    const { title, excerpt, content, slug, status } = await this.posts.getById(postId);
    const link = status === 'published' ? `<p><a href="/blog/${slug}">Read it on the site</a></p>` : '';
    const issue = { subject: title.slice(0, 150), preheader: excerpt.slice(0, 200) || null };
    return this.get(await this.issues.add({ ...issue, content: `${content}${link}` }, postId));
  }

  /**
   * @throws NotFoundError
   * @throws ConflictError if it is being sent, or another edit was saved before
   */
  async update(id: number, input: NewsletterIssueValues): Promise<NewsletterIssue> {
    const content = await this.richText.sanitizeEntered(input.content, 'content');
    if (await this.issues.change(id, { ...input, content })) return this.get(id);
    const current = await this.get(id);
    const message = isEditable(current)
      ? 'The issue was edited in the meantime.'
      : 'The issue is being sent, and cannot be changed any more.';
    throw new ConflictError(message, { ...(isEditable(current) && { current }) });
  }

  /** @throws ConflictError for one that was sent: its numbers stay */
  async remove(id: number): Promise<void> {
    if (await this.issues.remove(id)) return;
    await this.get(id);
    throw new ConflictError('An issue that was sent stays in the list.');
  }

  /** The mail with the prices of now, and what keeps it from being sent. */
  async preview(id: number): Promise<IssuePreview> {
    const issue = await this.get(id);
    const recipients = await this.issues.countRecipients(id);
    const mail = await this.compose(issue);
    return {
      subject: mail.subject,
      text: withToken(mail.text, 'preview'),
      html: withToken(mail.html, 'preview'),
      recipients,
      missing: await this.findMissing(issue),
    };
  }

  /**
   * Sends the issue to the owner, now and once. Its unsubscribe links belong to no subscriber.
   *
   * @throws ConflictError with what the mail server refuses, in words
   * @throws TooManyRequestsError
   */
  async sendTest(id: number, { email: to }: SessionOwner): Promise<{ sentTo: string }> {
    const issue = await this.get(id);
    const { mailServer, publicUrl } = this.config;
    if (!mailServer) throw new ConflictError(NO_MAIL_SERVER);
    await this.tests.count(to);
    const { text, html } = await this.compose(issue);
    const mail = await readerMail(mailServer, {
      key: `test.${randomUUID()}`,
      to,
      subject: `[Test] ${issue.subject}`,
      text: withToken(text, 'test'),
      html: withToken(html, 'test'),
      unsubscribeUrl: `${publicUrl}/newsletter/unsubscribe?token=test`,
    });
    const sessions = new SmtpSessions({ mailServer });
    try {
      await sessions.send(mail);
      return { sentTo: to };
    } catch (error) {
      if (error instanceof MailFailure) throw new ConflictError(`${error.message}.`);
      throw error;
    } finally {
      sessions.onApplicationShutdown();
    }
  }

  /**
   * Has the worker send the issue, now or later.
   *
   * @param sendAt a moment, or 'now'
   * @throws ConflictError with what is missing, in words, or if it was sent
   * @throws InvalidInputError for a time in the past or more than a year ahead
   */
  async send(id: number, sendAt: string): Promise<NewsletterIssue> {
    const issue = await this.get(id);
    const [missing] = await this.findMissing(issue);
    if (missing !== undefined) throw new ConflictError(missing);
    const ahead = sendAt === 'now' ? 0 : Date.parse(sendAt) - Date.now();
    if (ahead < -60_000 || ahead > LONGEST_PLAN)
      throw new InvalidInputError([{ path: 'sendAt', message: 'Choose a time within a year from now' }]);
    return this.changed(
      id,
      await this.issues.schedule(id, sendAt === 'now' ? null : sendAt),
      'The issue was sent already.',
    );
  }

  /** @throws ConflictError unless it is scheduled or being sent */
  async pause(id: number): Promise<NewsletterIssue> {
    return this.changed(id, await this.issues.pause(id), 'The issue is not being sent.');
  }

  /** @throws ConflictError unless it is paused */
  async resume(id: number): Promise<NewsletterIssue> {
    return this.changed(id, await this.issues.resume(id), 'The issue is not paused.');
  }

  /** @throws ConflictError if no delivery is unknown */
  async sendUnknownAgain(id: number): Promise<NewsletterIssue> {
    const isQueued = await this.issues.sendUnknownAgain(id);
    return this.changed(id, isQueued, 'There is no email whose delivery is unknown.');
  }

  /** What the links of an issue led to, since it was sent. */
  async readResults(id: number): Promise<IssueResults> {
    const [{ startedAt }, { timeZone }] = await Promise.all([this.get(id), this.settings.get()]);
    const today = dayIn(new Date(), timeZone);
    const from = startedAt === null ? today : dayIn(new Date(startedAt), timeZone);
    const { totals, currency } = await this.earnings.read({
      range: 'custom',
      from,
      to: today,
      compare: 'none',
      by: 'campaign',
      filter: [`campaign:${campaignOf(id)}`],
    });
    return {
      clicks: totals.clicks,
      sales: totals.pending + totals.confirmed,
      earnings: totals.expected,
      currency,
    };
  }

  private async get(id: number): Promise<NewsletterIssue> {
    const issue = await this.issues.find(id);
    if (!issue) throw new NotFoundError(`There is no issue ${id}.`);
    return issue;
  }

  private async changed(id: number, hasChanged: boolean, refusal: string): Promise<NewsletterIssue> {
    const issue = await this.get(id);
    if (!hasChanged) throw new ConflictError(refusal);
    return issue;
  }

  private async compose(issue: NewsletterIssue) {
    const products = await this.issues.readProducts(productsInIssue(issue.content));
    return composeIssue(issue, products, {
      ...(await this.issues.readSite()),
      publicUrl: this.config.publicUrl,
    });
  }

  private async findMissing({ id, content, state }: NewsletterIssue): Promise<string[]> {
    const { operatorName, operatorAddress } = await this.settings.get();
    const isOpen = state === 'draft' || state === 'scheduled';
    return [
      this.config.mailServer === undefined && NO_MAIL_SERVER,
      (operatorName === null || operatorAddress === null) &&
        'Add the operator’s name and postal address under Settings › General: the law asks for them in every newsletter.',
      !hasText(content) && 'The issue is empty.',
      isOpen && (await this.issues.countRecipients(id)) === 0 && 'Nobody would get this issue.',
    ].filter((text) => text !== false);
  }
}

const isEditable = ({ state }: NewsletterIssue) => state === 'draft' || state === 'scheduled';
