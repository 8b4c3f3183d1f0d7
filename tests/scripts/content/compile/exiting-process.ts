/** A process that dies instead of compiling. */
export const compile = () => process.exit(3);
