export type PathParams = Readonly<Record<string, string>>;

/**
 * Matches paths against a pattern such as '/review/:slug'. A trailing slash is ignored.
 *
 * @returns the named parameters, decoded; undefined if the path does not match
 */
export function pathMatcher(pattern: string): (pathname: string) => PathParams | undefined {
  const names = segmentsOf(pattern);
  return (pathname) => {
    const segments = segmentsOf(pathname);
    if (segments.length !== names.length) return undefined;
    const params: Record<string, string> = {};
    for (const [index, name] of names.entries()) {
      const segment = decoded(segments[index]!);
      if (!segment) return undefined;
      if (name.startsWith(':')) params[name.slice(1)] = segment;
      else if (name !== segment) return undefined;
    }
    return params;
  };
}

function segmentsOf(path: string): string[] {
  return path === '/' ? [] : path.slice(1).replace(/\/$/, '').split('/');
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
