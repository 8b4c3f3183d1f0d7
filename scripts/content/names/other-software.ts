/** The advice about a name that may be right, because it belongs to other software. */
export const otherSoftware = (name: string): string =>
  `If it belongs to other software, add \`{ name: '${name}', of: '…' }\` to content/other-names.ts.`;
