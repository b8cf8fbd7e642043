/** An image's absolute URL, for pasting elsewhere: 'https://…/uploads/…'. */
export function fullAddress({ url }: { url: string }): string {
  return new URL(url, window.location.origin).href;
}
