import { findViolationsInBothThemes } from '../../axe';
import { addVisit, openTab } from '../../dashboard';
import { expect, test } from '../../site-test';

test('the owner records a retraction, which readers without JavaScript see at once, and checks what cites it', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTab(page, 'settings');
  await page.goto('/admin?tab=settings&section=studies');
  const panel = page.getByRole('region', { name: 'Cited studies' });
  await panel.getByText(/^Capelli et al\. 2013/).click();
  await panel.getByRole('button', { name: 'Record a change of Capelli et al. 2013' }).click();
  const form = panel.getByRole('form', { name: 'Change of Capelli et al. 2013' });
  await form.getByLabel('What happened').selectOption('Retracted');
  await form.getByLabel('Date of the notice').fill('2026-02-03');
  await form.getByLabel('Note').fill('The journal withdrew it.');
  await form.getByLabel('Link to the notice').fill('https://journal.example/notices/12');
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel.getByText(/^Retracted/)).toBeVisible();

  const reader = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const read = await reader.newPage();
  await read.goto('/studies');
  const record = read.getByRole('article', { name: 'Capelli et al. 2013' });
  await expect(record).toContainText('Retracted February 3, 2026: The journal withdrew it.');
  await expect(record.getByRole('link', { name: 'Read the notice' })).toHaveAttribute(
    'href',
    'https://journal.example/notices/12',
  );
  await read.goto('/what-is-astaxanthin');
  await expect(read.getByText('Capelli et al. 2013, retracted').first()).toBeVisible();
  await reader.close();

  const attention = page.getByRole('region', { name: 'Needs attention' });
  await addVisit(baseURL!);
  await page.goto('/admin');
  await page.getByRole('button', { name: /1 changed source with citations to check/ }).click();
  await expect(attention).toContainText('1 changed source with citations to check');
  await attention.getByRole('link', { name: 'Check' }).click();
  await expect(panel.getByRole('checkbox').first()).toBeVisible();
  for (const box of await panel.getByRole('checkbox').all()) {
    await box.click();
    await expect(box).toBeChecked();
    await expect(box).toBeEnabled();
  }
  await page.goto('/admin');
  await expect(page.getByRole('group', { name: 'Key numbers' })).toBeVisible();
  await expect(page.getByRole('button', { name: /citations to check/ })).toBeHidden();

  await page.goto('/admin?tab=settings&section=studies');
  await panel.getByRole('button', { name: 'Remove the change of Capelli et al. 2013' }).click();
  await expect(panel.getByText('None retracted or corrected.', { exact: false })).toBeVisible();
});
