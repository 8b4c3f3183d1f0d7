/** A process that fails instead of compiling. */
export default () => {
  throw new Error('The processor is on fire.');
};
