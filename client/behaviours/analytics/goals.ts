export const GOAL_EVENT = 'docs-goal';

/** Something a reader did that counts. Without analytics nobody listens. */
export const reachGoal = (name: string): void => {
  dispatchEvent(new CustomEvent(GOAL_EVENT, { detail: name }));
};
