/**
 * The search field of the top bar, after a shortcut. The dialog's script may load only then, and it gives the focus back to
 * where the reader was.
 */
export interface AskedField extends HTMLInputElement {
  cameFrom?: Element | null;
}
