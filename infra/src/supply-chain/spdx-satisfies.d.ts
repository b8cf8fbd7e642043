declare module 'spdx-satisfies' {
  /**
   * Whether a licence expression can be satisfied with the licences of a list.
   *
   * @throws Error if the expression is invalid
   */
  export default function satisfies(expression: string, approved: string[]): boolean;
}
