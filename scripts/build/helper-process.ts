/** The tasks of a process that helps with a build. */
export { compile } from './compile-task.ts';
export { indexPages } from './index-task.ts';
