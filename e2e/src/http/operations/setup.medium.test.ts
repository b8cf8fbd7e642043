import type { Site } from '@astaguide/testbed/launched-site';
import { setupSchema } from '@astaguide/contracts/settings/setup';
import { type SetupStep } from '@astaguide/contracts/settings/setup-steps';
import type { Client } from 'pg';
import { ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';

let site: Site;
let owner: ApiClient;
let database: Client;
siteForTests((shared) => ({ site, owner, database } = shared));

const read = async () => setupSchema.parse((await owner.get('/api/setup')).body);
const isDone = async (step: SetupStep) => (await read()).done.includes(step);

describe('the setup checklist', () => {
  it('is for the signed-in owner alone', async () => {
    expect((await new ApiClient(site.url).get('/api/setup')).status).toBe(401);
  });

  it('does not count the demo catalog as a first product, nor simulated purchases as a choice', async () => {
    const { body: settings } = await owner.get('/api/site-settings');
    await owner.call('PUT', '/api/site-settings', { ...settings, socialProof: 'simulated' });
    expect(await read()).toEqual({ isDismissed: false, done: ['password'] });
    await owner.call('PUT', '/api/site-settings', { ...settings, socialProof: 'real' });
    expect(await isDone('popup')).toBe(true);
  });

  it('knows a product of the owner, and one that passes a sub id', async () => {
    const { body: products } = await owner.get('/api/products');
    const edited = { ...products[0], description: 'In my own words.' };
    expect((await owner.call('PUT', `/api/products/${edited.id}`, edited)).status).toBe(200);
    expect(await isDone('product')).toBe(true);
    expect(await isDone('subId')).toBe(false);
    const affiliateLink = 'https://shop.example.com/?subid={clickId}';
    const { version: _, ...rest } = edited;
    await owner.call('PUT', `/api/products/${edited.id}`, { ...rest, affiliateLink });
    expect(await isDone('subId')).toBe(true);
  });

  it('knows a reported sale', async () => {
    expect(await isDone('salesReport')).toBe(false);
    const { status } = await owner.call('POST', '/api/conversions', {
      network: 'Own Network',
      orderId: 'setup-1',
      amount: 20,
      currency: 'USD',
      status: 'approved',
      occurredAt: new Date().toISOString(),
    });
    expect(status).toBe(202);
    expect(await isDone('salesReport')).toBe(true);
  });

  it('asks for a password of the owner’s own after a generated one', async () => {
    expect(await isDone('password')).toBe(true);
    await database.query('UPDATE owners SET password_generated = true');
    expect(await isDone('password')).toBe(false);
    await database.query('UPDATE owners SET password_generated = false');
  });

  it('is hidden and shown again', async () => {
    expect((await owner.call('PUT', '/api/setup', { isDismissed: true })).body).toMatchObject({
      isDismissed: true,
    });
    expect((await read()).isDismissed).toBe(true);
    await owner.call('PUT', '/api/setup', { isDismissed: false });
    expect((await read()).isDismissed).toBe(false);
  });
});
