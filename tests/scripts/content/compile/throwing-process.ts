/** A process that fails instead of compiling. */
export const compile = () => {
  throw new Error('The processor is on fire.');
};
