interface SlotProps {
  index: number;
  /** On the server the slot's HTML; in the browser always empty, so that React leaves alone what the server wrote. */
  html: string;
}

/** HTML inside an island. It never updates after hydration. */
export const Slot = ({ index, html }: SlotProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build made this HTML, and the browser gets none.
  <div data-slot={index} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
);
