/** The part of workers-og that cards use, including the changes of `scripts/build/write-workers-og.ts`. */
declare module 'workers-og' {
  interface ImageOptions {
    width: number;
    height: number;
    fonts: import('./draw-card.ts').CardFont[];
    /** Receives the box of each element. */
    onNodeDetected: (node: { key: string | null } & import('./draw-card.ts').Box) => void;
    /** Receives the layout as SVG. Returns what is drawn. */
    onLayout: (svg: string) => string;
  }

  /** A PNG. Reading it rejects if it cannot be drawn. */
  export class ImageResponse extends Response {
    constructor(element: import('react').ReactElement, options: ImageOptions);
  }
}
