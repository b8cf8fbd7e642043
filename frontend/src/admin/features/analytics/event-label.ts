/** 'affiliate_click' → 'AFFILIATE CLICK'. Only the first underscore becomes a space. */
export function eventLabel(eventType: string): string {
  return eventType.toUpperCase().replace('_', ' ');
}
