import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contentOf } from '../../posts-tab';

/** Counts what the owner does: a click, a text that is typed, a paste, a drop. */
export class Actions {
  private done = 0;

  get count(): number {
    return this.done;
  }

  async click(target: Locator): Promise<void> {
    this.done += 1;
    await target.click();
  }

  async type(target: Locator, text: string): Promise<void> {
    this.done += 1;
    await target.fill(text);
  }

  async choose(target: Locator, option: string): Promise<void> {
    this.done += 1;
    await target.selectOption(option);
  }

  /** Pastes into a text, or drops pictures on it. */
  async put(form: Locator, what: { text?: string; html?: string; pictures?: Buffer[] }): Promise<void> {
    this.done += 1;
    const files = (what.pictures ?? []).map((bytes) => bytes.toString('base64'));
    await contentOf(form).evaluate(
      (element, { text, html, files: encoded }) => {
        const data = new DataTransfer();
        if (text !== undefined) data.setData('text/plain', text);
        if (html !== undefined) data.setData('text/html', html);
        encoded.forEach((base64, index) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          data.items.add(new File([bytes], `picture-${index + 1}.png`, { type: 'image/png' }));
        });
        const init = { bubbles: true, cancelable: true };
        const { left, bottom } = element.getBoundingClientRect();
        element.dispatchEvent(
          encoded.length > 0
            ? new DragEvent('drop', { ...init, dataTransfer: data, clientX: left + 40, clientY: bottom - 8 })
            : new ClipboardEvent('paste', { ...init, clipboardData: data }),
        );
      },
      { ...what, files },
    );
  }
}

/** Pictures that differ. */
export const pictures = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      sharp({
        create: { width: 640, height: 360, channels: 3, background: { r: 40 * index, g: 90, b: 120 } },
      })
        .png()
        .toBuffer(),
    ),
  );

/** A text of 1,200 words in Markdown, with a table and two links. */
export function longText(): string {
  const sentence = 'Riders took four milligrams a day for four weeks and rode no faster than before. ';
  const paragraph = sentence.repeat(6).trim();
  const sections = Array.from({ length: 5 }, (_, index) =>
    [`## Part ${index + 1}`, paragraph, paragraph, paragraph].join('\n\n'),
  );
  return [
    'What [the comparison](/comparison) shows, and [the FAQ](/faq) answers.',
    '| Trial | Dose | Weeks |\n| --- | --- | --- |\n| Earnest | 4 mg | 4 |\n| Res | 20 mg | 4 |',
    ...sections,
  ].join('\n\n');
}

/** An export of WordPress with a post a day. */
export function wordPressExport(count: number): Buffer {
  const items = Array.from({ length: count }, (_, index) => {
    const day = String(index + 1).padStart(2, '0');
    return `<item><title>Moved ${index}</title><link>https://old.example/2024/05/${day}/moved-${index}/</link>
      <dc:creator>jane</dc:creator><content:encoded><![CDATA[<p>Text ${index}</p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>]]></content:encoded>
      <excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_id>${100 + index}</wp:post_id>
      <wp:post_date_gmt>2024-05-${day} 08:00:00</wp:post_date_gmt><wp:post_name>moved-${index}</wp:post_name>
      <wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`;
  });
  return Buffer.from(
    `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://old.example</wp:base_site_url>${items.join('')}</channel></rss>`,
  );
}

/** The choice that a dialog of the toolbar opens. */
export const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
