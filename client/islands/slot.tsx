import { memo } from 'react';

interface SlotProps {
  index: number;
  /** On the server the slot's HTML; in the browser empty, since the element keeps what the server wrote. */
  html: string;
}

/** HTML inside an island. It never updates, so React leaves it alone after hydration. */
export const Slot = memo(
  ({ index, html }: SlotProps) => (
    <div data-slot={index} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  ),
  () => true,
);
