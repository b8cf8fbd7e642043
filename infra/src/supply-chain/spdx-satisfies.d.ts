declare module 'spdx-satisfies' {
  /**
   * Whether a licence expression can be met with licences of a list.
   *
   * @throws Error when the expression does not parse
   */
  export default function satisfies(expression: string, approved: string[]): boolean;
}
