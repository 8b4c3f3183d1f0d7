/** `true` if this machine has a process with the id. A text that is not an id has none. */
export const isRunning = (pid: string): boolean => {
  try {
    return Number(pid) > 0 && process.kill(Number(pid), 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // it belongs to someone else
  }
};
