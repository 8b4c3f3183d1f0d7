/** The top of the readable area in the window: as far below the top bar as `scroll-padding-top` scrolls a heading. */
export const READABLE_FROM_PX = 72;
