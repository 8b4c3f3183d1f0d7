import { memo } from 'react';

interface SlotProps {
  index: number;
  /** On the server the slot's HTML; in the browser empty, since the element keeps what the server wrote. */
  html: string;
}

/** HTML inside an island. It never updates, so React leaves it alone after hydration. */
export const Slot = memo(
  ({ index, html }: SlotProps) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the build made this HTML, and the browser gets none.
    <div data-slot={index} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  ),
  () => true,
);
