/** The entries of a list in structured data, numbered in their order. */
export const listItems = (entries: readonly object[]): object[] =>
  entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry }));
