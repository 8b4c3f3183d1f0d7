/** A process that dies instead of compiling. */
export default () => process.exit(3);
