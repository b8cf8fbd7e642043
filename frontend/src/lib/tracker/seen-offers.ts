import type { MAX_OFFERS_SEEN, OffersSeen, SeenOffer } from '@astaguide/contracts/analytics/offers-seen';

// Typed, not imported: the contract imports zod, which must not be in the visitors' bundle.
const most: typeof MAX_OFFERS_SEEN = 60;
/** Minimum time in view for an impression. Milliseconds. */
const LOOK = 1_000;
/** Impressions are sent once after this time, because the browser may end without an unload event. Milliseconds. */
const STAY = 10_000;
const EVENTS_A_PAGE = 2;
/** Debounce for changes of the page. Milliseconds. */
const SETTLED = 300;

const BUY_LINKS = 'a[data-buy]';

/** Tracks impressions: buy links with half of their area visible for a second. */
export class SeenOffers {
  private page: string | undefined;
  private readonly seen = new Map<string, SeenOffer>();
  private readonly unsent = new Map<string, SeenOffer>();
  private eventsLeft = EVENTS_A_PAGE;
  private stay: ReturnType<typeof setTimeout> | undefined;
  private settling: ReturnType<typeof setTimeout> | undefined;
  private readonly inView = new Set<HTMLElement>();
  private readonly looks = new Map<Element, ReturnType<typeof setTimeout>>();
  private readonly observer = new IntersectionObserver(
    (entries) => entries.forEach((entry) => this.move(entry)),
    { threshold: 0.5 },
  );

  /** @param report receives the impressions of a page, at most twice */
  constructor(private readonly report: (seen: OffersSeen) => void) {
    new MutationObserver(() => {
      this.settling ??= setTimeout(() => this.watch(), SETTLED);
    }).observe(document.body, { childList: true, subtree: true });
    document.addEventListener('visibilitychange', () => this.turn());
    window.addEventListener('pagehide', () => this.send());
  }

  /** Starts tracking a page, and ends the previous one. @param page its path: '/comparison' */
  open(page: string): void {
    this.send();
    clearTimeout(this.stay);
    this.page = page;
    this.seen.clear();
    this.unsent.clear();
    this.eventsLeft = EVENTS_A_PAGE;
    this.stay = setTimeout(() => {
      // The last event is reserved for the end of the visit.
      if (this.eventsLeft > 1) this.send();
    }, STAY);
    for (const link of this.inView) this.stop(link);
    this.inView.clear();
    // Links that both pages share are observed again.
    for (const link of document.querySelectorAll(BUY_LINKS)) this.observer.unobserve(link);
    this.watch();
  }

  private watch(): void {
    clearTimeout(this.settling);
    this.settling = undefined;
    // Has no effect on those that are observed already.
    for (const link of document.querySelectorAll(BUY_LINKS)) {
      if (!link.closest('[data-uncounted]')) this.observer.observe(link);
    }
  }

  private move({ target, isIntersecting, intersectionRatio }: IntersectionObserverEntry): void {
    const link = target as HTMLElement;
    if (isIntersecting && intersectionRatio >= 0.5) {
      this.inView.add(link);
      this.look(link);
    } else {
      this.inView.delete(link);
      this.stop(link);
    }
  }

  private look(link: HTMLElement): void {
    this.stop(link);
    if (document.hidden) return;
    this.looks.set(
      link,
      setTimeout(() => this.keep(link), LOOK),
    );
  }

  private stop(link: Element): void {
    clearTimeout(this.looks.get(link));
    this.looks.delete(link);
  }

  private keep({ dataset }: HTMLElement): void {
    const offer = {
      linkPlacement: dataset.linkPlacement ?? '',
      productId: Number(dataset.buy),
      ...(dataset.rank !== undefined && { rank: Number(dataset.rank) }),
    };
    const key = `${offer.linkPlacement} ${offer.productId}`;
    if (this.seen.has(key) || this.seen.size >= most) return;
    this.seen.set(key, offer);
    this.unsent.set(key, offer);
  }

  private turn(): void {
    for (const link of this.inView) this.look(link);
    if (document.hidden) this.send();
  }

  private send(): void {
    if (this.page === undefined || this.unsent.size === 0 || this.eventsLeft === 0) return;
    this.eventsLeft -= 1;
    // Sorted, so that the log stores each list once.
    const offers = [...this.unsent.keys()].sort().map((key) => this.unsent.get(key)!);
    this.unsent.clear();
    this.report({ page: this.page, offers });
  }
}
