import { FADE_OUT_MS } from './exit-intent';

const FIRST_AFTER_MS = 10_000;
const MIN_PAUSE_MS = 25_000;
const MAX_PAUSE_MS = 35_000;
const VISIBLE_MS = 6_000;

/** A notice in the corner; `leaving` while it fades out. */
export interface ShownNotice<Notice> {
  notice: Notice;
  leaving: boolean;
}

/**
 * Shows one notice after another: the first 10 s after the start, then one every 25 to 35 s, from appearance to
 * appearance. Each stays for 6 s and fades out in 300 ms.
 */
export class NoticeSchedule<Notice> {
  private shown: ShownNotice<Notice> | undefined;
  private nextTimer: ReturnType<typeof setTimeout> | undefined;
  private fadeTimer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param next returns the next notice, or undefined if there is none
   * @param onChange called with the current notice, or undefined
   */
  constructor(
    private readonly next: () => Notice | undefined,
    private readonly onChange: (shown: ShownNotice<Notice> | undefined) => void,
  ) {}

  start(): void {
    this.nextTimer = setTimeout(() => this.turn(), FIRST_AFTER_MS);
  }

  /** Fades out the current notice early. */
  dismiss(): void {
    if (!this.shown || this.shown.leaving) return;
    clearTimeout(this.fadeTimer);
    this.tell({ ...this.shown, leaving: true });
    this.fadeTimer = setTimeout(() => this.tell(undefined), FADE_OUT_MS);
  }

  /** Clears all timers. */
  stop(): void {
    clearTimeout(this.nextTimer);
    clearTimeout(this.fadeTimer);
  }

  private turn(): void {
    const pause = MIN_PAUSE_MS + Math.random() * (MAX_PAUSE_MS - MIN_PAUSE_MS);
    this.nextTimer = setTimeout(() => this.turn(), pause);
    const notice = this.shown ? undefined : this.next();
    if (notice === undefined) return;
    this.tell({ notice, leaving: false });
    this.fadeTimer = setTimeout(() => this.dismiss(), VISIBLE_MS);
  }

  private tell(shown: ShownNotice<Notice> | undefined): void {
    this.shown = shown;
    this.onChange(shown);
  }
}
