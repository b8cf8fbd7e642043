/** The profile of who writes where no other author is named. */
export const EDITORS_PATH = '/about#editors';

/** 'AstaGuide editors' */
export function editorsName(siteName: string): string {
  return `${siteName} editors`;
}
