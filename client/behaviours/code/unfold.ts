import { onClick } from '#client/events/events.ts';

/** Shows the whole of a long sample. The button has done its work, so focus goes on to the code. */
export const startUnfold = (): void => {
  onClick('.unfold', (button) => {
    const figure = button.closest('.code');
    figure?.classList.add('unfolded');
    button.hidden = true;
    figure?.querySelector('pre')?.focus({ preventScroll: true });
  });
};
