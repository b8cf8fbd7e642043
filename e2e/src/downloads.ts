import type { Download, Locator } from '@playwright/test';
import { readFile } from 'node:fs/promises';

/** What a file that was downloaded says. */
export const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');

/** Presses what downloads a table. @returns the file's name, and its rows as they stand in it */
export async function downloadRows(button: Locator): Promise<{ name: string; rows: string[] }> {
  const [file] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), rows: (await textOf(file)).trimEnd().split('\r\n') };
}
