import { createDataSource } from '@astaguide/database/data-source';
import { databaseForTests } from '@astaguide/database/database.fixture';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { SettingsService } from '../../settings/settings.service';
import { NotificationsRepository } from './notifications.repository';
import { NotificationsService } from './notifications.service';

let pool: Pool;
let dataSource: DataSource | undefined;
let notifications: NotificationsService;

// Before the database is dropped.
afterAll(() => dataSource?.destroy());
databaseForTests(async (opened, url) => {
  pool = opened;
  dataSource = await createDataSource(url, 3).initialize();
  notifications = new NotificationsService(
    new NotificationsRepository(dataSource),
    { get: () => Promise.resolve({ siteName: 'Reef' }) } as unknown as SettingsService,
    {} as never,
    { of: () => undefined } as never,
    {} as never,
  );
});

test('mails about losses are on by default, and go to the address of the preferences, else to the owner', async () => {
  const site = { lossAlerts: true, siteName: 'Reef' };
  expect(await notifications.findRecipient()).toEqual({ ...site, to: null });
  await pool.query(`INSERT INTO owners (email, password_hash) VALUES ('owner@example.com', 'x')`);
  expect(await notifications.findRecipient()).toEqual({ ...site, to: 'owner@example.com' });
  await pool.query(`UPDATE notification_preferences SET recipient = 'me@example.org', loss_alerts = false`);
  expect(await notifications.findRecipient()).toEqual({ ...site, lossAlerts: false, to: 'me@example.org' });
});
