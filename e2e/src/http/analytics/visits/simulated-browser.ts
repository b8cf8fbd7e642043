import { randomUUID } from 'node:crypto';

/** The body of a track request, without `sentAt`. */
export interface SentBody {
  id: string;
  eventType: string;
  eventData: Record<string, unknown>;
  productId?: number;
}

interface Navigation {
  path: string;
  /** Query and fragment of the address. */
  search: string;
  referrer: string;
  type: 'navigate' | 'reload' | 'back_forward';
}

type Script = (...globals: unknown[]) => void;

/** The globals that the inline script uses. */
const GLOBALS = ['window', 'document', 'navigator', 'location', 'localStorage', 'performance', 'crypto'];
const FUNCTIONS = ['fetch', 'addEventListener', 'Date'];

/** Reads the inline script that reports page views out of a page of the site. */
export function inlineScript(html: string): Script {
  const text = /<script data-view="page_view">(.*?)<\/script>/s.exec(html)?.[1];
  if (!text) throw new Error('The page has no inline script');
  // The site's own script, as a browser runs it.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  return new Function(...GLOBALS, ...FUNCTIONS, text) as Script;
}

/** A browser with several tabs, on a clock of its own. It runs the site's inline script for each page it loads. */
export class SimulatedBrowser {
  private readonly storage = new Map<string, string>();
  /** The browser's clock: milliseconds since the epoch. */
  private clock = 0;

  /**
   * @param skew milliseconds that its clock is ahead
   * @param isStorageBlocked whether localStorage throws
   */
  constructor(
    private readonly script: Script,
    private readonly skew: number,
    private readonly isStorageBlocked: boolean,
  ) {}

  /** Loads a page. @param at the true time */
  load(at: number, navigation: Navigation): { page: SimulatedPage; view: SentBody } {
    this.setTime(at);
    const sent: SentBody[] = [];
    const listeners = new Map<string, (event: object) => void>();
    const window: PageGlobals & { screen: { width: number } } = { screen: { width: 1440 } };
    // The functions and classes that the script reads, in the order of GLOBALS and FUNCTIONS.
    const globals = [
      window,
      {
        currentScript: { dataset: { view: 'page_view' } },
        referrer: navigation.referrer,
        hidden: false,
      },
      {},
      {
        host: 'site.example',
        pathname: navigation.path,
        search: navigation.search.replace(/#.*/, ''),
        hash: /#.*/.exec(navigation.search)?.[0] ?? '',
      },
      this.localStorage(),
      { getEntriesByType: () => [{ type: navigation.type }] },
      { randomUUID },
      (_path: string, { body }: { body: string }) => {
        const { sentAt: _, ...rest } = JSON.parse(body) as SentBody & { sentAt: string };
        sent.push(rest);
        return new Promise(() => undefined);
      },
      (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      this.dateClass(),
    ];
    this.script(...globals);
    const view = sent.shift()!;
    const page: SimulatedPage = {
      navigation,
      event: (moment, eventType, details, productId) => {
        this.setTime(moment);
        const timestamp = new Date(this.clock).toISOString();
        const eventData = { page: navigation.path, ...details, ...window.visitSource!(), timestamp };
        return { id: window.newEventId!(), eventType, eventData, ...(productId && { productId }) };
      },
      returnFromCache: (moment) => {
        this.setTime(moment);
        listeners.get('pageshow')!({ persisted: true });
        return sent.shift()!;
      },
    };
    return { page, view };
  }

  private setTime(at: number): void {
    this.clock = at + this.skew;
  }

  private localStorage(): object {
    if (!this.isStorageBlocked)
      return {
        getItem: (key: string) => this.storage.get(key) ?? null,
        setItem: (key: string, value: string) => void this.storage.set(key, value),
        removeItem: (key: string) => void this.storage.delete(key),
      };
    const refuse = () => {
      throw new Error('Storage is blocked');
    };
    return { getItem: refuse, setItem: refuse, removeItem: refuse };
  }

  private dateClass(): typeof Date {
    const now = () => this.clock;
    return class extends Date {
      static override now(): number {
        return now();
      }
    } as typeof Date;
  }
}

interface PageGlobals {
  visitSource?: () => Record<string, unknown>;
  newEventId?: () => string;
}

/** A loaded page in a tab. Its methods take the true time, and return what the browser reports. */
export interface SimulatedPage {
  navigation: Navigation;
  /** An event that the tracker reports on this page. */
  event(at: number, eventType: string, details?: object, productId?: number): SentBody;
  /** The page view when it comes back from the back/forward cache. */
  returnFromCache(at: number): SentBody;
}
