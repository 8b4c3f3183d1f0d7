import { MARKUP } from '#client/contracts/markup.ts';
import { onClick } from '#client/events/delegated-events.ts';

/** Shows all lines of a long sample. The button then disappears, so focus moves to the code. */
export const startUnfold = (): void => {
  onClick(`.${MARKUP.unfold}`, (button) => {
    const figure = button.closest(`.${MARKUP.code}`);
    figure?.classList.add(MARKUP.unfolded);
    button.hidden = true;
    figure?.querySelector('pre')?.focus({ preventScroll: true });
  });
};
