import type { Locator } from '@playwright/test';
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
