/** What browsers drop from an address before they read it (WHATWG URL): outer control characters and spaces, inner tabs and line breaks. */
// eslint-disable-next-line no-control-regex
const DROPPED = /^[\u0000-\u0020]+|[\u0000-\u0020]+$|[\t\n\r]+/g;

/** An address as a browser reads it. */
export function readAddress(text: string): string {
  return text.replace(DROPPED, '');
}

/** An outside page or picture: http or https, with a host, and without a user name or password. */
export function isOutside(address: string): boolean {
  if (!/^https?:\/\/[^/\\]/i.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

/** A path of this site. Two slashes, or a slash and a backslash, would begin a host. */
export function isSitePath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

/** What a link in rich text may lead to. */
export function isLinkTarget(address: string): boolean {
  return (
    isOutside(address) || isSitePath(address) || address.startsWith('#') || /^mailto:[^\s]/i.test(address)
  );
}
