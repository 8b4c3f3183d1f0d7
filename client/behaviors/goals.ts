const GOAL_EVENT = 'docs-goal';

/** Reports that a reader reached a goal. Without analytics, nothing listens. */
export const reachGoal = (name: string): void => {
  dispatchEvent(new CustomEvent(GOAL_EVENT, { detail: name }));
};

/** Calls `count` with the name of each goal that a reader reaches from now on. */
export const onGoal = (count: (name: string) => void): void =>
  addEventListener(GOAL_EVENT, (event) => {
    if (event instanceof CustomEvent) count(String(event.detail));
  });
