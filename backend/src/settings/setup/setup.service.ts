import { DEFAULT_SITE_NAME, type Setup } from '@astaguide/contracts/settings/setup';
import { setupSteps, type SetupStep } from '@astaguide/contracts/settings/setup-steps';
import { Inject, Injectable } from '@nestjs/common';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import type { SessionOwner } from '../../http/session/sessions';
import { SettingsService } from '../settings.service';
import { SetupRepository } from './setup.repository';

/** The steps of setting up a new site. */
@Injectable()
export class SetupService {
  constructor(
    private readonly setup: SetupRepository,
    private readonly settings: SettingsService,
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
  ) {}

  async read({ id }: SessionOwner): Promise<Setup> {
    const [owner, settings, products, hasSalesReport] = await Promise.all([
      this.setup.readOwner(id),
      this.settings.get(),
      this.setup.countOwnProducts(),
      this.setup.hasSalesReport(),
    ]);
    const isDone: Record<SetupStep, boolean> = {
      password: !owner.passwordGenerated,
      site: settings.siteName !== DEFAULT_SITE_NAME,
      address: !isLocal(this.config.publicUrl),
      operator: settings.operatorName !== null && settings.contactAddress !== null,
      // Invented purchases are never a finished setup.
      popup: settings.socialProof !== 'simulated',
      product: products.own > 0,
      subId: products.withSubId > 0,
      salesReport: hasSalesReport,
      mail: this.config.mailServer !== undefined,
    };
    return { isDismissed: owner.setupDismissed, done: setupSteps.filter((step) => isDone[step]) };
  }

  async update(owner: SessionOwner, { isDismissed }: { isDismissed: boolean }): Promise<Setup> {
    await this.setup.setDismissed(owner.id, isDismissed);
    return this.read(owner);
  }
}

/** Whether an address reaches this machine only. */
function isLocal(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}
