/** A picture's whole address, as it is pasted elsewhere: 'https://…/uploads/…'. */
export function fullAddress({ url }: { url: string }): string {
  return new URL(url, window.location.origin).href;
}
