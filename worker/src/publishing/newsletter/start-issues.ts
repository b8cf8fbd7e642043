import { composeIssue, productsInIssue } from '@astaguide/queues/mails/issue-mail';
import type { WorkerConfig } from '../../lib/config';
import type { IssuesRepository } from './issues.repository';

/** Starts issues when they are due, and notes when they are sent. Safe to run in several workers. */
export class IssueStarter {
  constructor(
    private readonly issues: IssuesRepository,
    private readonly site: Pick<WorkerConfig, 'publicUrl'>,
  ) {}

  /** Renders each due issue with the prices of now, and makes its deliveries. */
  async startDue(): Promise<void> {
    for (const issue of await this.issues.findDue()) {
      const products = await this.issues.readProducts(productsInIssue(issue.content));
      const site = { ...(await this.issues.readSite()), publicUrl: this.site.publicUrl };
      await this.issues.start(issue.id, composeIssue(issue, products, site));
    }
    await this.issues.finish();
  }
}
