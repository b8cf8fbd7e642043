import type { Download, Locator } from '@playwright/test';
import { readFile } from 'node:fs/promises';

/** The content of a downloaded file. */
export const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');

/** Clicks a download button. @returns the file's name, and its lines */
export async function downloadRows(button: Locator): Promise<{ name: string; rows: string[] }> {
  const [file] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  // Spreadsheets need the byte order mark.
  const text = (await textOf(file)).replace(/^\uFEFF/, '');
  return { name: file.suggestedFilename(), rows: text.trimEnd().split('\r\n') };
}
