import type { SignInRecord } from '@astaguide/contracts/account/auth';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import {
  SignInsRepository,
  type FailedSignIns,
  type SignInOrigin,
  MAX_NETWORKS,
} from './sign-ins.repository';

/** Time for which failed attempts are gathered: a flood must not write a row and a log line for each. Milliseconds. */
const PAUSE = 1000;

/** Records sign-ins and failed attempts in the log and in the database. The worker sends the mails about them. */
@Injectable()
export class SignInHistory implements BeforeApplicationShutdown {
  private readonly logger = new Logger(SignInHistory.name);
  private failed = new Map<string, FailedSignIns>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly records: SignInsRepository) {}

  /** Newest first. */
  async list(): Promise<SignInRecord[]> {
    return (await this.records.findAll()).map(({ outcome, at, times, browser, network, isNewBrowser }) => ({
      outcome,
      at: at.toISOString(),
      times,
      browser,
      network: network || null,
      isNewBrowser,
    }));
  }

  async add(from: SignInOrigin, isNewBrowser: boolean): Promise<void> {
    await this.records.add(from, isNewBrowser);
    this.logger.log({ ...from, isNewBrowser }, 'Signed in');
  }

  /** Counts a failed attempt. It is recorded within a second. */
  addFailed(outcome: FailedSignIns['outcome'], from: SignInOrigin): void {
    const key = `${outcome} ${from.network}`;
    const isOneTooMany = this.failed.size >= 2 * MAX_NETWORKS && !this.failed.has(key);
    const [group, network] = isOneTooMany ? [outcome, null] : [key, from.network];
    const times = (this.failed.get(group)?.times ?? 0) + 1;
    this.failed.set(group, { outcome, network, browser: from.browser, times });
    this.timer ??= setTimeout(() => void this.record(), PAUSE).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.record();
  }

  private async record(): Promise<void> {
    const attempts = [...this.failed.values()];
    this.failed = new Map();
    this.timer = undefined;
    if (attempts.length === 0) return;
    this.logger.warn({ attempts }, 'Refused sign-ins');
    try {
      for (const group of attempts) await this.records.addFailed(group);
    } catch (error) {
      this.logger.warn({ err: error as Error }, 'Could not store refused sign-ins');
    }
  }
}
