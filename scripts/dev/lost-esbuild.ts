/** esbuild has a process of its own. Once that has ended, every later build of this process fails. */
export const hasLostEsbuild = (error: unknown): boolean =>
  error instanceof Error && /The service (?:was stopped|is no longer running)/.test(error.message);
